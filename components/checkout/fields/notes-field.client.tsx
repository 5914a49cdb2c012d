'use client';

import { MessageSquareText } from 'lucide';
import { useTranslations } from 'next-intl';
import { FoldingRow } from '@/components/ui/folding-row.client';
import { TextArea, TextField } from '@/components/ui/text-field';
import { MAX_LENGTHS } from '@/lib/ground/addresses/address';
import { isDeliveryKind } from '@/lib/ground/ordering/order-kind';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from '@/lib/ground/ordering/limits';
import type { CheckoutState } from '@/components/checkout/use-checkout';

/** The diner's name, and comments for the kitchen and the courier, folded: none of them is needed (CART-10, CHK-20). */
export function NotesField({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const { draft, change, kind, service, session } = checkout;
  const knownName = session.data?.name ?? '';
  const isCooked = kind !== 'micromarket';
  const courierComment =
    kind && isDeliveryKind(kind) ? (checkout.courierComment ?? checkout.address?.comment ?? '') : null;
  const written = [draft.name || knownName, isCooked ? draft.comment : '', courierComment]
    .map((text) => text?.trim())
    .filter(Boolean);
  return (
    <FoldingRow
      id="notes"
      icon={MessageSquareText}
      label={t(isCooked ? 'nameAndNote' : 'name')}
      value={<span className="line-clamp-2 wrap-anywhere">{written.join(' · ') || t('nameOptional')}</span>}
    >
      <div className="grid gap-4 px-4 pb-4">
        <TextField
          label={t('name')}
          help={t(service === 'takeaway' && isCooked ? 'nameHelp' : 'nameOptional')}
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
          placeholder={knownName}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        {isCooked ? (
          <TextArea
            label={t('comment')}
            help={t('commentHelp')}
            rows={2}
            maxLength={MAX_COMMENT_LENGTH}
            value={draft.comment}
            onChange={(event) => change({ comment: event.target.value })}
          />
        ) : null}
        {courierComment === null ? null : (
          <TextArea
            label={t('courierComment')}
            help={t('courierCommentHelp')}
            rows={2}
            maxLength={MAX_LENGTHS.comment}
            value={courierComment}
            onChange={(event) => checkout.typeCourierComment(event.target.value)}
          />
        )}
      </div>
    </FoldingRow>
  );
}
