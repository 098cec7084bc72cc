import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { media } from '@foyer/ui/theme/vars';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useSyncExternalStore } from 'react';
import { codePlace, smallPrint } from '../payment.css.ts';
import { Plate } from './plate.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step.types.ts';

/** Loaded by those who pay at a bank, on screens that a phone can be held to. */
const BankCode = lazyPart(async () => (await import('./bank-code.tsx')).BankCode);

const query = () => window.matchMedia(`${media.tablet} and ${media.hover}`);

function onChange(report: () => void) {
  const list = query();
  list.addEventListener('change', report);
  return () => list.removeEventListener('change', report);
}

/** Whether the app of a bank is likely to be on another device: a wide screen with a mouse. */
const useHasRoomForCode = () =>
  useSyncExternalStore(
    onChange,
    () => query().matches,
    () => false,
  );

/** A bank or a wallet takes the money on a separate page. */
export function BankStep({ actor, view, words }: StepProps) {
  const { t, language, timeZone } = words;
  const isWide = useHasRoomForCode();
  const bank = view.order?.bank;
  if (!bank) return null;
  const time = new Intl.DateTimeFormat(language === 'eng' ? 'en' : 'ru', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(bank.expiresAt));
  // A wallet is opened on this device. After a reload it is not known which of both it is.
  const hasCode = isWide && view.offer?.method.payment_page !== 'wallet';
  return (
    <>
      <Plate icon="qr">
        {t(hasCode ? 'bank_card.payment.bank_scan' : 'bank_card.payment.bank_text')}
      </Plate>
      {hasCode && (
        <div className={codePlace}>
          <Suspense>
            <BankCode url={bank.url} words={words} />
          </Suspense>
        </div>
      )}
      <StepFoot words={words}>
        <ActionLink href={bank.url} size="dialog" isDocument>
          {t('bank_card.payment.bank_open')}
        </ActionLink>
        <Button tone="quiet" onPress={() => actor.send({ type: 'order.ask' })}>
          {t('bank_card.payment.bank_paid')}
        </Button>
      </StepFoot>
      <p className={smallPrint}>{t('bank_card.payment.bank_until', { time })}</p>
    </>
  );
}
