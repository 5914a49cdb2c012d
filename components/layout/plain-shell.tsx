import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Header } from './header';
import { PageFrame } from './page-frame';

type PlainShellProps = Pick<ComponentProps<typeof PageFrame>, 'fillsScreen'> & {
  title: string;
  /** Where the way back leads when there is nothing to go back to. */
  backHref: string;
  children: ReactNode;
};

/** The plain layout: a title and the way back, and no links that a soft navigation would follow. */
export async function PlainShell({ title, backHref, fillsScreen, children }: PlainShellProps) {
  const t = await getTranslations('layout');
  return (
    <PageFrame
      header={<Header title={title} backLabel={t('back')} backHref={backHref} />}
      fillsScreen={fillsScreen}
    >
      {children}
    </PageFrame>
  );
}
