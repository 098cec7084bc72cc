import type { Label } from '@foyer/ui/theme';
import type { AdvertisingConfig } from '@foyer/page-runtime/page/site-config';
import type { LabelSettings } from '../server/site-settings.schema.ts';

type Settings = Pick<LabelSettings, 'advertising'>;

/** Ad servers that the label's brand or its operator names. */
const namedOrigins = ({ advertising }: Settings, label: Label): readonly string[] => [
  ...new Set([...label.origins.ads, ...(advertising?.origins ?? [])]),
];

/**
 * Where a page may load advertisements from, for its policy: `https:` where the operator lets any host, since those
 * who buy by auction cannot be listed. docs/decisions/0125
 */
export const adSources = (settings: Settings, label: Label): readonly string[] => [
  ...namedOrigins(settings, label),
  ...(settings.advertising?.anyHost ? ['https:'] : []),
];

/** What players of a page go by; undefined where the label has no ad server, and so no advertisements. */
export function advertisingConfig(settings: Settings, label: Label): AdvertisingConfig | undefined {
  const origins = namedOrigins(settings, label);
  if (adSources(settings, label).length === 0) return undefined;
  return {
    origins,
    needsConsent: settings.advertising?.needsConsent ?? true,
    verificationVendors: settings.advertising?.verificationVendors ?? [],
    hasPauseBanner: settings.advertising?.hasPauseBanner ?? false,
  };
}
