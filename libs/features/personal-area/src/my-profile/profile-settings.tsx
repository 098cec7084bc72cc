import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PortsProvider } from '@foyer/core/react';
import { createProfileEditMachine, type ProfileEditInput } from '@foyer/profile-edit';
import { ProfileEditFlow, type ProfileEditFlowProps } from '@foyer/profile-edit/view';
import { useTranslate } from '@foyer/ui/i18n';
import { loadPatiently } from '@foyer/ui/variants';
import { profileChannelsPath, sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { profileEditPorts } from '../ports/profile-edit.ports.ts';

const settingsPath = sitePath('/my/settings');

interface ProfileSettingsProps extends Pick<ProfileEditFlowProps, 'icons'> {
  shell: Shell;
  input: ProfileEditInput;
}

/** The settings of a profile, saved one by one; a deleted one leads back to the profiles. */
export function ProfileSettings({ shell, input, icons }: ProfileSettingsProps) {
  const t = useTranslate('profile');
  const client = useClient();
  const queryClient = useQueryClient();
  const reason = t('profile.pin_reason');
  const ports = useMemo(
    () =>
      profileEditPorts({
        client,
        queryClient,
        confirmPin: async (_input, signal) => {
          // Few changes ask for it.
          const { askPin } = await loadPatiently(() => import('@foyer/pin-prompt/ask-pin'));
          return askPin(shell, reason, signal);
        },
      }),
    [client, queryClient, shell, reason],
  );
  return (
    <PortsProvider flow={createProfileEditMachine} ports={ports}>
      <ProfileEditFlow
        input={input}
        icons={icons}
        channelsHref={profileChannelsPath(input.profile.id)}
        onDone={() => shell.goTo(settingsPath, { isReplacing: true })}
      />
    </PortsProvider>
  );
}
