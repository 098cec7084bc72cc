import type { PaymentMethod } from '@foyer/contract';
import { Icon, type IconName } from '@foyer/ui/icon';

const marks: Record<Exclude<PaymentMethod['name'], 'external_url'>, IconName> = {
  any_card: 'plus',
  linked_card: 'card',
  account_prepaid: 'wallet',
  bonus: 'coins',
};

/** The sign of a way to pay. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const { name } = method;
  if (name !== 'external_url') return <Icon name={marks[name]} size={26} />;
  return <Icon name={method.payment_page === 'bank_qr' ? 'qr' : 'wallet'} size={26} />;
}
