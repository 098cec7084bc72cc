import { Icon, type IconName } from '@foyer/ui/icon';
import { useLabel } from '@foyer/ui/theme';
import type { ReactNode } from 'react';
import { note, plate, sign } from '../payment.css.ts';

/** Words with a sign, on a plate. */
export function Plate({ icon, children }: { icon: IconName; children: ReactNode }) {
  const { checkout } = useLabel().variants;
  return (
    <div className={plate[checkout]}>
      <span className={sign}>
        <Icon name={icon} size={28} />
      </span>
      <p className={note}>{children}</p>
    </div>
  );
}
