import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import type { ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';
import { section } from './titled-section.css.ts';

/** Props of {@link TitledSection}. */
interface TitledSectionProps {
  title: string;
  /** A few words over the headline. */
  label?: string | undefined;
  children: ReactNode;
}

/** A part of a landing page under a headline that carries it. */
export function TitledSection({ title, label, children }: TitledSectionProps) {
  const look = useLabel().variants.cards;
  return (
    <ListBody>
      <section className={section[look]} aria-label={title}>
        <SectionHead title={title} label={label} />
        {children}
      </section>
    </ListBody>
  );
}
