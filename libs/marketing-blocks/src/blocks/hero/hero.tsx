import { useTranslate } from '@foyer/ui/i18n';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useRef } from 'react';
import { servicePath } from '@foyer/site-map';
import { useActiveService } from '../../parts/use-active-service.ts';
import { Composition } from './composition.tsx';
import type { HeroProps } from './hero.schema.ts';

/** Nothing until the page is scrolled. */
const StickyAction = lazyPart(
  async () => (await import('../../parts/sticky-action.tsx')).StickyAction,
);

/** The first promise of a page. Who has what it offers is led there instead. BLOCK-008 */
export function Hero(props: HeroProps) {
  const t = useTranslate();
  const anchor = useRef<HTMLDivElement>(null);
  const service = useActiveService(props.serviceId);
  const [first, ...others] = props.buttons;
  const watch = service && {
    title: t('hero.play'),
    icon: 'play' as const,
    link: { href: servicePath(service), isOutside: false },
  };
  const primary = watch ?? first;
  const buttons = primary ? [primary, ...others] : others;
  return (
    <>
      <Composition {...props} buttons={buttons} service={service} actions={anchor} />
      {primary && (
        <Suspense>
          <StickyAction button={primary} anchor={anchor} />
        </Suspense>
      )}
    </>
  );
}
