'use client';

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SLIP_ATTRIBUTE, slipOnPage, type PrintedSlip } from '@/lib/printing/browser-printer';
import '@/styles/slip-page.css';

const onServer = (): null => null;

/** The printed page: the slip that is being printed, for paper alone. Stands once on every page of a kiosk. */
export function SlipPage() {
  const printed = useSyncExternalStore(slipOnPage.subscribe, slipOnPage.read, onServer);
  // A child of the body, beside everything that paper shall not show.
  return printed ? createPortal(<SlipPaper {...printed} />, document.body) : null;
}

function SlipPaper({ slip, widthMm }: PrintedSlip) {
  const { venue, labels, customerName } = slip;
  return (
    <section
      className={widthMm === 58 ? 'slip-page slip-page--58' : 'slip-page slip-page--80'}
      lang={slip.language}
      aria-hidden="true"
      {...{ [SLIP_ATTRIBUTE]: '' }}
    >
      <div className="slip-page__head">
        <span className="slip-page__venue">{venue.name}</span>
        {venue.address ? <span>{venue.address}</span> : null}
        <span className="slip-page__label">{labels.orderNumber}</span>
        <span className="slip-page__number">{slip.orderNumber}</span>
        <b>{slip.service}</b>
        <span>{slip.madeAt}</span>
        {customerName ? <span>{`${labels.customerName}: ${customerName}`}</span> : null}
      </div>
      <dl className="slip-page__rows">
        {slip.lines.map(({ name, count, additives, sum }, index) => (
          <div key={index} className="slip-page__row">
            <dt>
              {`${count} × ${name}`}
              {additives.map((additive) => (
                <span key={additive.name} className="slip-page__additive">
                  {`+ ${additive.name}${additive.count > 1 ? `\u00A0×\u00A0${additive.count}` : ''}`}
                </span>
              ))}
            </dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {slip.sums.map(({ name, sum }) => (
          <div key={name} className="slip-page__row">
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div className="slip-page__row slip-page__row--total">
          <dt>{labels.total}</dt>
          <dd>{slip.total}</dd>
        </div>
      </dl>
      <p className="slip-page__payment">{slip.payment}</p>
      <p className="slip-page__note">{slip.note}</p>
    </section>
  );
}
