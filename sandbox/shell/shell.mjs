/* The partner's app: shows the app in a frame, and answers it as its controls say. */

const $ = (id) => document.getElementById(id);
const frame = $('app');
const answers = $('answers');
const { transport } = document.body.dataset;
const { origin } = new URL(frame.dataset.address);
const MAX_LOGGED = 200;
const THEMES = { themeLight: 'light', themeDark: 'dark' };

/** Answers held until they are released. */
let held = [];
let stepsBack = false;

const chosen = (name) => new FormData(answers).get(name) ?? '';
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function log(direction, text) {
  const row = document.createElement('li');
  row.textContent = `${direction} ${text}`;
  $('log').prepend(row);
  while ($('log').childElementCount > MAX_LOGGED) $('log').lastElementChild.remove();
}

function send(message) {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  log('→', text);
  if (transport === 'frame') frame.contentWindow?.postMessage(text, origin);
  else frame.contentWindow?.postMessage({ toInjected: text }, origin);
}

/** From a window that is not the partner's: the page must not hear it. */
function sendFromElsewhere(message) {
  const stranger = document.createElement('iframe');
  stranger.hidden = true;
  stranger.sandbox.add('allow-scripts');
  stranger.src = `/shell/stranger?text=${encodeURIComponent(JSON.stringify(message))}`;
  document.body.append(stranger);
  log('⇢', JSON.stringify(message));
}

const say = (event, data = {}) => send({ v: 1, event, data });

async function ask(path, body) {
  const response = await fetch(`/shell/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Asks the person who holds the phone. */
function question(method) {
  const dialog = $('question');
  dialog.querySelector('code').textContent = method;
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}

/** The control that decides on a call. */
function controlOf({ method, params }) {
  if (method === 'authorize') return params.mode === 'code' ? 'authorizeByCode' : 'authorizeSimply';
  return method === 'checkPermission' ? params.name : method;
}

const methods = () => {
  const isOffered = (control) => chosen(control) !== 'absent';
  const names = ['pay', 'scanQr', 'scanBarcode', 'haptic', 'clearCache', 'backToApp', 'setBackHandler'];
  return [
    ...names.filter(isOffered),
    ...(isOffered('authorizeByCode') || isOffered('authorizeSimply') ? ['authorize'] : []),
    ...(isOffered('geo') || isOffered('camera') ? ['checkPermission'] : []),
    'logEvent',
  ];
};

/** Executes a request of the page. @returns its result */
async function perform({ method, params }, wish) {
  switch (method) {
    case 'hello':
      return {
        platform: transport === 'ios' || transport === 'android' ? transport : 'partner',
        appVersion: '7.1.0',
        methods: methods(),
        ...(document.documentElement.dataset.theme ? { theme: document.documentElement.dataset.theme } : {}),
        language: document.documentElement.lang,
      };
    case 'authorize':
      if (params.mode === 'simple') return ask('track', { track_id: params.track_id });
      return { ...(await ask('code', params)), state: params.state };
    case 'pay':
      if (wish === 'closed') return { status: 'closed' };
      if (wish !== 'pretended') await ask('pay', { payment_url: params.payment_url });
      return { status: 'success' };
    case 'scanQr':
      return { text: chosen('scanned') };
    case 'scanBarcode':
      return { text: chosen('scanned'), format: chosen('format') };
    case 'checkPermission':
      return { state: 'granted' };
    case 'backToApp':
      leave();
      return {};
    case 'setBackHandler':
      stepsBack = params.enabled;
      document.body.dataset.back = stepsBack ? 'page' : 'app';
      return {};
    default:
      return {};
  }
}

async function answer(call) {
  const { id } = call;
  const wish = chosen(controlOf(call)) || 'success';
  const refuse = (code) => ({ v: 1, id, ok: false, error: { code, message: code } });
  await pause(Number(chosen('delay')) || 0);
  if (wish === 'absent') return send(refuse('NOT_SUPPORTED'));
  if (wish === 'garbage') {
    send('{"v":1,');
    send({ v: 1, id, ok: true, result: { what: 'is this' } });
    send({ v: 7, id, ok: true, result: {} });
  }
  if (/^[A-Z_]+$/.test(wish)) {
    if (call.method === 'checkPermission' && wish === 'DENIED')
      return send({ v: 1, id, ok: true, result: { state: 'denied' } });
    return send(refuse(wish));
  }
  if (wish === 'ask' && !(await question(call.method))) return send(refuse('DISMISSED'));
  try {
    const message = { v: 1, id, ok: true, result: await perform(call, wish) };
    if (wish === 'held') return held.push(message);
    if (wish === 'foreign') {
      held.push(message);
      return sendFromElsewhere(message);
    }
    send(message);
    if (wish === 'twice') send(message);
  } catch (error) {
    send({ v: 1, id, ok: false, error: { code: 'FAILED', message: String(error) } });
  }
}

function leave() {
  frame.hidden = true;
  frame.removeAttribute('src');
  $('away').hidden = false;
}

function openApp() {
  $('away').hidden = true;
  frame.hidden = false;
  frame.src = frame.dataset.address;
}

window.addEventListener('message', ({ data, source, origin: from }) => {
  if (source !== frame.contentWindow || from !== origin) return;
  const text = transport === 'frame' ? data : data?.fromInjected;
  if (typeof text !== 'string') return;
  log('←', text);
  answer(JSON.parse(text));
});

$('back').addEventListener('click', () => (stepsBack ? say('backPress') : leave()));
$('again').addEventListener('click', openApp);
$('die').addEventListener('click', () => {
  held = [];
  leave();
});
$('release').addEventListener('click', () => {
  held.splice(0).forEach(send);
});
$('open-controls').addEventListener('click', () => (document.body.dataset.open = ''));
$('close-controls').addEventListener('click', () => delete document.body.dataset.open);
$('transport').addEventListener('change', ({ target }) => {
  const address = new URL(window.location.href);
  address.searchParams.set('transport', target.value);
  window.location.assign(address);
});
for (const button of document.querySelectorAll('[data-event]'))
  button.addEventListener('click', () => {
    const { event } = button.dataset;
    const theme = THEMES[event];
    if (theme) {
      document.documentElement.dataset.theme = theme;
      say('theme', { theme });
    } else if (event === 'insets') say('insets', { top: 44, bottom: 34 });
    else if (event === 'noInsets') say('insets', { top: 0, bottom: 0 });
    else say(event);
  });

openApp();
