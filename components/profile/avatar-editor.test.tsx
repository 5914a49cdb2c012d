import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { Toaster } from '@/components/ui/toaster.client';
import { toasts } from '@/components/ui/toasts';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Profile } from '@/lib/profile/profile.schema';
import { answeredBy, heldAnswer } from '@/lib/core/bff/test-server';
import { testProfile } from '@/lib/profile/test-profile';
import messages from '@/messages/ru.json';
import { AvatarEditor } from './avatar-editor.client';

const text = messages.profile;
const PHOTO = { width: 4000, height: 3000, close: jest.fn() };
const ADDRESS = 'blob:photo';
const drawImage = jest.fn();
/** The image type that the browser encodes when a format is requested; without WebP support it is PNG. */
let written: Record<string, string>;

function open(part: Partial<Profile> = {}) {
  const profile = testProfile(part);
  queryClient().setQueryData(['profile'], profile);
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <AvatarEditor diner={profile} />
      <Toaster label={messages.layout.messages} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const answer = (answers: Parameters<typeof answeredBy>[0]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
const pick = (user: ReturnType<typeof userEvent.setup>, bytes = 10) =>
  user.upload(
    screen.getByLabelText(text.pickPhoto),
    new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }),
  );
const frame = () => screen.findByRole('application', { name: text.cropLabel });
const saveButton = () => screen.getByRole('button', { name: text.saveAvatar });
/** The cropped square: x, y, side of the photograph, and the side of the picture. */
const cut = () => {
  const [, x, y, side, , , , target] = drawImage.mock.calls.at(-1) as [unknown, ...number[]];
  return [x, y, side, target];
};
/** jsdom's own pointer events have no coordinates. */
const point = (area: HTMLElement, type: string, clientX: number) =>
  fireEvent(area, new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }));
const saved = (avatar: string | null) => {
  const { isNotificationsLinked: _settings, ...diner } = testProfile({ avatar });
  return diner;
};

beforeEach(() => {
  queryClient().clear();
  toasts.current().forEach(({ id }) => toasts.dismiss(id));
  drawImage.mockReset();
  written = { 'image/webp': 'image/webp', 'image/jpeg': 'image/jpeg' };
  const pen = { drawImage, fillRect: jest.fn() };
  Object.assign(globalThis, { createImageBitmap: jest.fn().mockResolvedValue(PHOTO) });
  Object.assign(URL, { createObjectURL: () => ADDRESS, revokeObjectURL: jest.fn() });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob: (done: (blob: Blob) => void, type: string) =>
      done(new Blob(['picture'], { type: written[type] ?? 'image/png' })),
  });
});

/** A closing sheet removes its history entry asynchronously. */
afterEach(() => {
  cleanup();
  return settled();
});

describe('the picture of the diner', () => {
  test('is cut square from the middle, made small, and sent as its bytes', async () => {
    const fetched = answer({ 'POST /api/profile/avatar': saved('https://images.example/a/1.webp') });
    const user = open();
    await pick(user);
    expect((await frame()).querySelector('img')).toHaveAttribute('src', ADDRESS);
    expect(globalThis.createImageBitmap).toHaveBeenCalledWith(expect.any(File), {
      imageOrientation: 'from-image',
    });
    await user.click(saveButton());
    expect(await screen.findByText(text.avatarSaved)).toBeVisible();
    expect(cut()).toEqual([500, 0, 3000, 1024]);
    const sent = fetched.mock.calls[0]?.[1];
    expect(sent?.body).toBeInstanceOf(Blob);
    expect(sent?.headers).toMatchObject({ 'Content-Type': 'image/webp' });
    expect(queryClient().getQueryData(['profile'])).toMatchObject({
      avatar: 'https://images.example/a/1.webp',
      isNotificationsLinked: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is a JPEG where the browser writes no WebP', async () => {
    written = { 'image/jpeg': 'image/jpeg' };
    const fetched = answer({ 'POST /api/profile/avatar': saved(null) });
    const user = open();
    await pick(user);
    await frame();
    await user.click(saveButton());
    await waitFor(() =>
      expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Content-Type': 'image/jpeg' }),
    );
  });

  test('is moved and brought nearer with the keyboard', async () => {
    answer({ 'POST /api/profile/avatar': saved(null) });
    const user = open();
    await pick(user);
    (await frame()).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    await user.click(saveButton());
    await waitFor(() => expect(cut()).toEqual([800, 0, 3000, 1024]));
  });

  test('is brought nearer with plus and minus', async () => {
    answer({ 'POST /api/profile/avatar': 'never' });
    const user = open();
    await pick(user);
    (await frame()).focus();
    await user.keyboard('{+}{+}{-}');
    expect(screen.getByRole('slider', { name: text.zoom })).toHaveValue('1.1');
  });

  test('is brought nearer with the slider', async () => {
    answer({ 'POST /api/profile/avatar': 'never' });
    const user = open();
    await pick(user);
    await frame();
    fireEvent.change(screen.getByRole('slider', { name: text.zoom }), { target: { value: '3' } });
    await user.click(saveButton());
    await waitFor(() => expect(cut()).toEqual([1500, 1000, 1000, 1000]));
  });

  test('is dragged', async () => {
    answer({ 'POST /api/profile/avatar': 'never' });
    const user = open();
    await pick(user);
    const area = await frame();
    jest.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
    point(area, 'pointerdown', 100);
    point(area, 'pointermove', 130);
    point(area, 'pointerup', 130);
    point(area, 'pointermove', 0);
    await user.click(saveButton());
    await waitFor(() => expect(cut()).toEqual([200, 0, 3000, 1024]));
  });

  test.each([
    ['no network' as const, messages.errors.network],
    [{ status: 415, code: 'profile/picture' }, messages.errors.pictureUnsupported],
    [{ status: 413, code: 'profile/picture-too-large' }, messages.errors.pictureTooLarge],
    [{ status: 413, code: 'request/too-large' }, messages.errors.pictureTooLarge],
  ])('keeps its cut after a failed upload (%j), and says why', async (failure, chunks) => {
    answer({ 'POST /api/profile/avatar': [failure, saved(null)] });
    const user = open();
    await pick(user);
    (await frame()).focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text.avatarNotSaved + chunks);
    await user.click(saveButton());
    expect(await screen.findByText(text.avatarSaved)).toBeVisible();
    expect(cut()).toEqual([650, 0, 3000, 1024]);
  });

  test('is sent once, however often it is pressed', async () => {
    const fetched = answer({ 'POST /api/profile/avatar': 'never' });
    const user = open();
    await pick(user);
    await frame();
    await user.dblClick(saveButton());
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-busy', 'true'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('the picture of the diner that is saved late leaves the next one’s crop open', async () => {
    const { answer: held, give } = heldAnswer();
    const fetched = answer({ 'POST /api/profile/avatar': held });
    const user = open();
    await pick(user);
    await frame();
    await user.click(saveButton());
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button', { name: messages.layout.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await pick(user);
    await frame();
    give(saved(null));
    expect(await screen.findByText(text.avatarSaved)).toBeVisible();
    expect(await frame()).toBeVisible();
  });

  test('the picture of the diner that the browser cannot open shows an error, and nothing is sent', async () => {
    Object.assign(globalThis, { createImageBitmap: jest.fn().mockRejectedValue(new DOMException('no')) });
    const fetched = answer({});
    const user = open();
    await pick(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.pictureUnsupported);
    expect(screen.queryByRole('button', { name: text.saveAvatar })).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('the picture of the diner of more than 30 MiB is not opened', async () => {
    const user = open();
    await pick(user, 30 * 1024 * 1024 + 1);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.pictureTooLarge);
    expect(globalThis.createImageBitmap).not.toHaveBeenCalled();
  });

  test('is taken away', async () => {
    answer({ 'DELETE /api/profile/avatar': { avatar: null } });
    const user = open({ avatar: 'https://images.example/a/1.webp' });
    expect(screen.getByRole('img', { name: text.avatar })).toBeVisible();
    await user.click(screen.getByRole('button', { name: text.removeAvatar }));
    expect(await screen.findByText(text.avatarRemoved)).toBeVisible();
    expect(queryClient().getQueryData(['profile'])).toMatchObject({ avatar: null, name: 'Айгерим' });
  });

  test('the picture of the diner that there is not cannot be taken away', () => {
    open();
    expect(screen.getByRole('button', { name: text.addAvatar })).toBeVisible();
    expect(screen.queryByRole('button', { name: text.removeAvatar })).not.toBeInTheDocument();
  });
});
