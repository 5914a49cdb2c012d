'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { spokenText } from '@/lib/kiosk/spoken-text';
import type { Language } from '@/lib/core/site/site';
import { describeControl, textOf } from './describe-control';
import { useAccessibility } from './use-accessibility';
import { useVoice } from './use-voice';
import { hush, sayNextTo, sayNow } from './voice';

const NEWS = '[role="status"], [role="alert"]';

/** Says what has the focus, what it is changed to, and what the screen announces, while the voice is switched on (KIOSK-16). */
export function useSpokenScreen(): void {
  const t = useTranslations('kioskAccessibility');
  const voice = useVoice(useLocale() as Language);
  const isOn = useAccessibility().isSpoken && voice !== null;

  const spoken = (text: string) =>
    spokenText(text, ({ currency, whole, fraction }) =>
      t(fraction === 0 ? `amount_${currency}` : `amount_${currency}_fraction`, { whole, fraction }),
    );
  const say = useEffectEvent((element: Element, known: readonly string[]) => {
    if (voice === null) return known;
    const { groups, name, value, state, description } = describeControl(element);
    const entered = groups.filter((group) => !known.includes(group));
    const parts = [...entered, name, value, state === null ? null : t(state), description];
    sayNow(spoken(parts.filter(Boolean).join('. ')), voice);
    return groups;
  });
  const announce = useEffectEvent((news: Element) => {
    const text = spoken(textOf(news));
    if (voice !== null && text !== '') sayNextTo(text, voice);
  });
  const begin = useEffectEvent(() => {
    if (voice !== null) sayNow(t('voiceBegins'), voice);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let groups: readonly string[] = [];
    const focused = ({ target }: Event) => {
      if (target instanceof Element) groups = say(target, groups);
    };
    const observer = new MutationObserver((changes) => {
      const news = changes.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(NEWS);
        const added = [...addedNodes].flatMap((node) =>
          node instanceof Element ? (node.matches(NEWS) ? [node] : [...node.querySelectorAll(NEWS)]) : [],
        );
        return around ? [around] : added;
      });
      new Set(news).forEach((element) => announce(element));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    document.addEventListener('focusin', focused);
    // A switch or a choice under the focus.
    document.addEventListener('change', focused);
    window.addEventListener('pagehide', hush);
    begin();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', focused);
      document.removeEventListener('change', focused);
      window.removeEventListener('pagehide', hush);
      hush();
    };
  }, [isOn]);
}
