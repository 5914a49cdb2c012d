'use client';

import { ScanBarcode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState, type SubmitEvent } from 'react';
import { useMenu } from '@/components/menu/use-menu';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { readTypedBarcode, type TypedBarcode, type TypedProblem } from '@/lib/barcode/barcode';
import { requestProductByBarcode } from '@/lib/menu/menu.api';
import { paths } from '@/lib/core/paths/paths';
import { ScannedLines } from './scanned-lines.client';

/** Why the field has no product to show; the names of its texts. */
type FieldProblem =
  'enterCorrectly' | 'enterUpcA' | 'enterLength' | 'wrongBarcode' | 'notFound' | 'lookupFailed';

const TYPED: Record<TypedProblem, FieldProblem> = {
  empty: 'enterCorrectly',
  upcA: 'enterUpcA',
  length: 'enterLength',
};
/** A barcode with spaces between its digits, and a few mistyped ones. */
const MAX_LENGTH = 24;
const NONE: readonly number[] = [];

/** A barcode typed by hand (SHOP-05 to SHOP-09): opens the product, or says at the field what is wrong. */
export function ManualBarcode() {
  const t = useTranslations('scanner');
  const { venue, openProduct } = useMenu();
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);

  const say = (found: FieldProblem, field: HTMLInputElement) => {
    setProblem(found);
    field.focus();
  };
  const find = async ({ barcodes, isChecked }: TypedBarcode, field: HTMLInputElement) => {
    const typed = field.value;
    setIsSearching(true);
    try {
      const product = await requestProductByBarcode(venue.id, barcodes);
      if (product) {
        openProduct(product.id);
        // The next barcode is not typed behind this one.
        if (field.value === typed) field.value = '';
      } else {
        say(isChecked ? 'notFound' : 'wrongBarcode', field);
        field.select();
      }
    } catch {
      say('lookupFailed', field);
    } finally {
      setIsSearching(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = fieldRef.current;
    if (isSearching || !field) return;
    const read = readTypedBarcode(field.value);
    if ('problem' in read) return say(TYPED[read.problem], field);
    setProblem(null);
    void find(read, field);
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4 pt-4 pb-6">
      <form className="card grid gap-4 p-4" noValidate onSubmit={submit}>
        <TextField
          ref={fieldRef}
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
