import { ActionRows } from '@foyer/ui/action-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/ui/personal-page';
import { useShell } from '../../shell/shell-store.ts';
import { usePinOutcome } from './use-pin-outcome.ts';

const changed = 'settings-pin-change';
const off = 'settings-pin-off';
const dialogIds = [changed, off] as const;

/** Changes the PIN; the master profile may give it up as well. Says how that ended. MODAL-017, MODAL-018, PIN-008 */
export function PinSection({ isMaster }: { isMaster: boolean }) {
  const t = useTranslate('screen');
  const shell = useShell();
  const [outcome, forget] = usePinOutcome(shell, dialogIds);
  const open = (request: { id: string; name: string; data?: { purpose: 'disable' } }) => ({
    isBusy: !shell,
    onPress: () => {
      forget();
      shell?.tell('modal', { type: 'modal.open', request });
    },
  });
  const changeRow = {
    id: 'change',
    title: t('screen.settings.pin_change'),
    note: t('screen.settings.pin_note'),
    icon: 'lock',
    ...open({ id: changed, name: 'pin-change' }),
  } as const;
  const offRow = {
    id: 'off',
    title: t('screen.settings.pin_off'),
    note: t('screen.settings.pin_off_note'),
    icon: 'eye-off',
    ...open({ id: off, name: 'pin', data: { purpose: 'disable' } }),
  } as const;
  return (
    <PersonalSection heading={t('screen.settings.pin')}>
      <ActionRows rows={isMaster ? [changeRow, offRow] : [changeRow]} />
      <output>
        {outcome === changed && t('screen.settings.pin_changed')}
        {outcome === off && t('screen.settings.pin_is_off')}
      </output>
    </PersonalSection>
  );
}
