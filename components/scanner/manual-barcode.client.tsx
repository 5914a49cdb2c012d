'use client';

import { ScanBarcode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { useMenu } from '@/components/menu/use-menu';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { readTypedBarcode, type TypedProblem } from '@/lib/barcode/barcode';
import { requestProductByBarcode } from '@/lib/menu/menu.api';
import { paths } from '@/lib/paths/paths';
import { ScannedLines } from './scanned-lines.client';

/** Why the field has no product to show; the names of its texts. */
type FieldProblem = 'enterCorrectly' | 'enterLength' | 'wrongBarcode' | 'notFound' | 'lookupFailed';

const TYPED: Record<TypedProblem, FieldProblem> = {
  empty: 'enterCorrectly',
  length: 'enterLength',
  checkDigit: 'wrongBarcode',
};
const FIELD_ID = 'barcode';
/** A barcode with spaces between its digits, and a few mistyped ones. */
const MAX_LENGTH = 24;
const NONE: readonly number[] = [];

/** A barcode typed by hand (SHOP-05 to SHOP-09): opens the product, or says at the field what is wrong. */
export function ManualBarcode() {
  const t = useTranslations('scanner');
  const { venue, openProduct } = useMenu();
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  const say = (found: FieldProblem) => {
    setProblem(found);
    document.getElementById(FIELD_ID)?.focus();
  };
  const find = async (barcode: string) => {
    setIsSearching(true);
    try {
      const product = await requestProductByBarcode(venue.id, barcode);
      if (product) openProduct(product.id);
      else say('notFound');
    } catch {
      say('lookupFailed');
    } finally {
      setIsSearching(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSearching) return;
    const typed = new FormData(event.currentTarget).get('barcode');
    const read = readTypedBarcode(typeof typed === 'string' ? typed : '');
    if ('problem' in read) return say(TYPED[read.problem]);
    setProblem(null);
    void find(read.barcode);
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4 pt-4 pb-6">
      <form className="card grid gap-4 p-4" noValidate onSubmit={submit}>
        <TextField
          id={FIELD_ID}
          name="barcode"
          label={t('digits')}
          help={t('digitsHelp')}
          error={problem === null ? undefined : t(problem)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" big wide busy={isSearching}>
          {t('find')}
        </Button>
        <a href={paths.barcodeScanner(venue.id)} className="button button--quiet button--wide">
          <Icon of={ScanBarcode} size="small" />
          {t('scan')}
        </a>
      </form>
      <ScannedLines productIds={NONE} />
    </div>
  );
}
