import type { PlayerOption } from '@foyer/player-machine';
import type { Translate } from '@foyer/ui/i18n';

type Track = Pick<PlayerOption<unknown>, 'title' | 'language' | 'role' | 'default'>;

/** The name of a language in a viewer's, beginning as a list's entry does; empty where there is none. */
function languageName(language: string | undefined, tag: string): string {
  if (!language || language === 'und') return '';
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? '';
    return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return language;
  }
}

/**
 * The names of the tracks of a list, each of which can be told from the others: what the manifest or the service calls
 * them, or their language in the viewer's own, and what they are besides.
 */
export function trackNames(
  tracks: readonly Track[],
  { t, tag }: { t: Translate; tag: string },
): string[] {
  const names = tracks.map(({ title, language, role, default: isDefault }) => {
    const unnamed = isDefault ? t('player.audioDefault') : t('player.trackUnnamed');
    const name = title || languageName(language, tag) || unnamed;
    return role ? t(`player.trackRole.${role}`, { name }) : name;
  });
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((one) => one === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
