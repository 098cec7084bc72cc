import type { PaymentMethod } from '@foyer/contract';
import { BrandMark, isDrawn } from '@foyer/screens/brand-mark';
import { Icon, type IconName } from '@foyer/ui/icon';
import type { Offer } from '../payment.rules.ts';

const marks: Record<Exclude<PaymentMethod['name'], 'external_url'>, IconName> = {
  any_card: 'plus',
  linked_card: 'card',
  account_prepaid: 'wallet',
  bonus: 'coins',
};

/** The sign of a way to pay; of a linked card the mark of its brand, which its name says already. */
export function MethodMark({ offer: { method, card } }: { offer: Offer }) {
  const { name } = method;
  const brand = card?.brand;
  if (brand !== undefined && isDrawn(brand)) {
    return (
      <span aria-hidden="true">
        <BrandMark brand={brand} />
      </span>
    );
  }
  if (name !== 'external_url') return <Icon name={marks[name]} size={26} />;
  return <Icon name={method.payment_page === 'bank_qr' ? 'qr' : 'wallet'} size={26} />;
}
