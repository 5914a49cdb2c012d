'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { Button, ButtonLink } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet.client';
import { TextField } from '@/components/ui/text-field';
import { toasts } from '@/components/ui/toasts';
import { BffError } from '@/lib/core/bff/client';
import { lineInput } from '@/lib/cart/quote.api';
import { paths } from '@/lib/core/paths/paths';
import { MAX_CODE_LENGTH } from '@/lib/ground/ordering/promo-code';
import { readCode } from '@/lib/ground/ordering/typed-code';
import { checkCode } from '@/lib/cart/promo-code.api';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { usePromoRefusal } from '@/components/checkout/refusal/use-promo-refusal';

const FORM = 'promo-code-form';

type PromoCodeSheetProps = {
  checkout: Pick<CheckoutState, 'cart' | 'service' | 'draft' | 'isSignedIn'>;
  onApply: (code: string) => void;
  onClose: () => void;
};

/** The entry of a promo code: checked against the current cart, and applied only if it is valid. */
export function PromoCodeSheet({ checkout, onApply, onClose }: PromoCodeSheetProps) {
  const t = useTranslations('checkout');
  const failureText = useFailureText();
  const common = useTranslations('layout');
  const { cart, service, draft, isSignedIn } = checkout;
  const [typed, setTyped] = useState(draft.promoCode ?? '');
  /** Why the code is refused; `isBelow`: the cart is below the code's minimum. */
  const [problem, setProblem] = useState<{ text: string; isBelow?: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const promoRefusal = usePromoRefusal();
  const isMounted = useIsMounted();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(typed);
    if (code === null) {
      setProblem({ text: t('promoEmpty') });
      return;
    }
    setIsBusy(true);
    setProblem(null);
    try {
      const lines = cart.lines.map(lineInput);
      const promo = await checkCode({ venueId: cart.venue.id, service, lines, promoCode: code });
      // A late answer does not replace a choice that the diner has made since the sheet was closed.
      if (!isMounted()) return;
      if (promo.kind === 'refused') {
        setProblem({ text: promoRefusal(promo), isBelow: promo.reason === 'belowMinimum' });
      } else {
        onApply(promo.code);
        toasts.show({ text: t('promoApplied') });
        onClose();
      }
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      setProblem({ text: failureText(error) });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('promoCode')}
      closeLabel={common('close')}
      footer={
        <Button big wide type="submit" form={FORM} busy={isBusy}>
          {t('applyPromo')}
        </Button>
      }
    >
      <form id={FORM} className="grid gap-3" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('promoField')}
          help={t('promoFieldHelp')}
          error={problem?.text}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
        />
        {problem?.isBelow ? (
          <ButtonLink tone="tint" href={paths.menu(cart.venue.id)}>
            {t('addDishes')}
          </ButtonLink>
        ) : null}
        {isSignedIn ? (
          <ButtonLink tone="tint" href={paths.gifts()}>
            {t('toGifts')}
          </ButtonLink>
        ) : null}
      </form>
    </Sheet>
  );
}
