import { deletePinOperation } from '@foyer/contract';
import { ActionRows } from '@foyer/screens/action-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { useClosedReason } from '@foyer/selling/use-closed-reason';
import { usePinOff } from './use-pin-off.ts';

const off = 'settings-pin-off';

/**
 * Changes the PIN; the master profile may give it up as well, which is closed to others. The answer to a change tells of it by itself, that a PIN is
 * given up is said here. MODAL-017, MODAL-018, PIN-008
 */
export function PinSection() {
  const t = useTranslate('screen');
  const shell = useShell();
  const [isOff, forget] = usePinOff(shell, off);
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
    ...open({ id: 'settings-pin-change', name: 'pin-change' }),
  } as const;
  const offRow = {
    id: 'off',
    title: t('screen.settings.pin_off'),
    note: t('screen.settings.pin_off_note'),
    icon: 'eye-off',
    closedReason: useClosedReason(deletePinOperation),
    ...open({ id: off, name: 'pin', data: { purpose: 'disable' } }),
  } as const;
  return (
    <PersonalSection heading={t('screen.settings.pin')}>
      <ActionRows rows={[changeRow, offRow]} />
      <output>{isOff && t('screen.settings.pin_is_off')}</output>
    </PersonalSection>
  );
}
