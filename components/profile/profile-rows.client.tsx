'use client';

import { useQuery } from '@tanstack/react-query';
import {
  Bell,
  CalendarDays,
  CircleHelp,
  FileText,
  Languages,
  LogOut,
  MapPin,
  Shield,
  type IconNode,
} from 'lucide';
import { useTranslations } from 'next-intl';
import { useSignOut } from '@/components/auth/use-sign-out';
import type { LanguageChoice } from '@/components/layout/language-list.client';
import { LanguageOpener } from '@/components/layout/language-opener.client';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { SoftLink } from '@/components/ui/soft-link';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { queryClient } from '@/lib/core/bff/query-client';
import { paths } from '@/lib/core/paths/paths';
import { profileQuery } from '@/lib/profile/profile.api';
import type { Language } from '@/lib/core/site/site';

const loadSignOutQuestion = () =>
  import('./sign-out-question.client').then((module) => module.SignOutQuestion);

export type ProfileRowsProps = {
  /** The country's languages, each by its own name. */
  languages: readonly LanguageChoice[];
  current: Language;
};

/** Links from the profile to the diner's own pages, to documents, and the sign-out. */
export function ProfileRows({ languages, current }: ProfileRowsProps) {
  const t = useTranslations('profile');
  const layout = useTranslations('layout');
  const { data: profile } = useQuery(profileQuery, queryClient());
  const { signOut, state } = useSignOut();
  const failureText = useFailureText();
  const question = useLateDialog(loadSignOutQuestion, failureText('network'));
  return (
    <>
      <nav className="card list-rows" aria-label={t('own')}>
        <Row icon={CalendarDays} href={paths.reservations()} label={t('reservations')} />
        <Row icon={MapPin} href={paths.addresses()} label={t('addresses')} />
        <Row
          icon={Bell}
          href={paths.notifications()}
          label={t('notifications')}
          value={profile?.isNotificationsLinked ? t('notificationsOn') : undefined}
        />
      </nav>
      <div className="card list-rows">
        <LanguageOpener
          title={t('language')}
          closeLabel={layout('close')}
          choices={languages}
          current={current}
          className="icon-row"
        >
          <RowTexts
            icon={Languages}
            label={t('language')}
            value={languages.find(({ language }) => language === current)?.name}
          />
        </LanguageOpener>
        <Row icon={FileText} href={paths.legalList()} label={t('documents')} />
        <Row icon={Shield} href={paths.ownData()} label={t('ownData')} />
        <Row icon={CircleHelp} href={paths.faq()} label={t('help')} />
        <button
          type="button"
          className="icon-row text-left"
          aria-busy={question.isLoading || state === 'leaving' || undefined}
          aria-haspopup="dialog"
          onClick={() => question.open()}
        >
          <RowTexts icon={LogOut} label={t('signOut')} />
        </button>
      </div>
      {state === 'failed' ? <Notice tone="danger">{t('signOutFailed')}</Notice> : null}
      {question.opened ? (
        <question.opened.Dialog
          onSignOut={() => {
            question.close();
            signOut();
          }}
          onClose={question.close}
        />
      ) : null}
    </>
  );
}

type RowProps = {
  icon: IconNode;
  label: string;
  /** The current state of the page that it links to. */
  value?: string;
};

function Row({ href, ...texts }: RowProps & { href: string }) {
  return (
    <SoftLink href={href} className="icon-row">
      <RowTexts {...texts} />
    </SoftLink>
  );
}

function RowTexts({ icon, label, value }: RowProps) {
  return (
    <>
      <span className="icon-row__icon">
        <Icon of={icon} />
      </span>
      <b className="flex-fill">{label}</b>
      {value ? <span className="muted text-right">{value}</span> : null}
      <Glyph name="next" size="small" />
    </>
  );
}
