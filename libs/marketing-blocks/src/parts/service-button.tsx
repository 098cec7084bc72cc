import { ActionLink, type ActionLinkProps } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { variantsPath, servicePath } from '@foyer/site-map';
import { openSale } from './open-sale.ts';
import { useActiveService } from './use-active-service.ts';

/** A service that a block sells. */
export interface SoldService {
  /** Id or alias. */
  id: string;
  /** Where the block knows it. */
  alias?: string | undefined;
  /** Whether the account has it now. @default the page is asked */
  isActive?: boolean | undefined;
}

/** Props of {@link ServiceButton}. */
interface ServiceButtonProps extends Pick<ActionLinkProps, 'look' | 'size' | 'className'> {
  service: SoldService;
  /** Its words while the account does not have the service. @default «Подключить» */
  getTitle?: string | undefined;
  /** Its words once the account has it. @default «К подписке» */
  openTitle?: string | undefined;
  /** Of the service, where such buttons stand beside each other: it is heard after the words. */
  name?: string | undefined;
}

/**
 * The button of a service by its state: one that the account has leads to its page, another opens over the page what it can
 * be got by, which is a page of the same address until scripts are there. Its block needs the texts of `info`.
 * BLOCK-075, BLOCK-076
 */
export function ServiceButton({ service, getTitle, openTitle, name, ...link }: ServiceButtonProps) {
  const t = useTranslate('info');
  const { id } = service;
  const found = useActiveService(service.isActive === undefined ? id : undefined);
  const isActive = service.isActive ?? found !== undefined;
  const alias = found?.alias ?? service.alias ?? id;
  const item = { itemId: id, itemType: 'service' } as const;
  return (
    <ActionLink
      {...link}
      href={isActive ? servicePath({ alias }) : variantsPath(item)}
      {...(!isActive && { onPress: (event) => openSale(event, item) })}
    >
      {isActive ? (openTitle ?? t('info.offer.open')) : (getTitle ?? t('info.offer.get'))}
      {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
    </ActionLink>
  );
}
