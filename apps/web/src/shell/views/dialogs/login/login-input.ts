import type { User } from '@foyer/contract';
import type { LoginInput } from '@foyer/login';
import type { Label } from '@foyer/ui/theme';
import { localMarks, tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { hasSkippedProfiles } from '@foyer/page-runtime/storage/stored-marks';
import { entrySearch } from '@foyer/page-runtime/navigation/entry-address';
import { phoneIn } from '../../../address-ask.ts';

/** What the sign-in starts from: the service, the label, whoever asked and the address. LOGIN-037, LOGIN-054, QUERY-017 */
export function loginInput(
  { system_info, language }: Pick<User, 'system_info' | 'language'>,
  { features }: Pick<Label, 'features'>,
  data: Readonly<Record<string, unknown>>,
): LoginInput {
  const { phone } = data;
  return {
    allowedTypes: system_info.allowed_login_types,
    language,
    phone: typeof phone === 'string' ? phone : phoneIn(new URLSearchParams(entrySearch)),
    hasProfileSteps: features.profiles,
    isProfilesSkipped: hasSkippedProfiles(document.cookie, [localMarks, tabMarks], Date.now()),
  };
}
