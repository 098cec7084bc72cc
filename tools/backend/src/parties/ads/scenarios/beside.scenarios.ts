import type { AdAddresses } from '../ad-addresses.ts';
import type { Companions } from '../vast/companions.ts';
import type { Icon } from '../vast/icons.ts';
import type { Resource } from '../vast/resource.ts';
import type { Scenario, Scenarios } from './scenario-kit.ts';

/** The vendor whom the demo's labels allow. */
export const ALLOWED_VENDOR = 'foyer.example-omid';
const UNKNOWN_VENDOR = 'unknown.example-omid';

const picture = (addresses: AdAddresses, name: string): Resource => ({
  kind: 'static',
  url: addresses.part(`picture/${name}.svg`),
  type: 'image/svg+xml',
});

const sign: Pick<Icon, 'program' | 'width' | 'height' | 'altText'> = {
  program: 'AdChoices',
  width: 24,
  height: 24,
  altText: 'О рекламе',
};

const icon =
  (resource: (addresses: AdAddresses) => Resource): Scenario =>
  ({ addresses, one }) =>
    one({ icons: [{ ...sign, resource: resource(addresses) }] });

const companions = (
  addresses: AdAddresses,
  required: Companions['required'],
  pictureName = 'companion',
): Companions => ({
  required,
  list: [
    {
      id: 'picture',
      width: 300,
      height: 250,
      altText: 'Чай в подстаканнике',
      resource: picture(addresses, pictureName),
    },
    {
      id: 'page',
      width: 300,
      height: 250,
      altText: 'Где купить чай',
      resource: { kind: 'frame', url: addresses.part('page/companion') },
    },
    {
      id: 'markup',
      width: 728,
      height: 90,
      altText: 'Чай «Вагонный»',
      resource: { kind: 'html', markup: '<p>Чай <strong>«Вагонный»</strong></p>' },
    },
  ],
});

const withCompanions =
  (required: Companions['required'], pictureName?: string): Scenario =>
  ({ addresses, one }) =>
    one({ companions: companions(addresses, required, pictureName) });

const verified =
  (vendor: string, script = 'verification.js'): Scenario =>
  ({ addresses, one }) =>
    one({ verifications: [{ vendor, script: addresses.part(script) }] });

/** What stands over and beside an advertisement, and who watches it. */
export const besideScenarios = {
  icon: ({ addresses, one }) =>
    one({
      icons: [
        {
          ...sign,
          resource: picture(addresses, 'ad-choices'),
          fallback: {
            url: addresses.part('picture/ad-choices-text.svg'),
            width: 320,
            height: 180,
            altText: 'Почему вы видите эту рекламу',
          },
        },
      ],
    }),
  icon_frame: icon((addresses) => ({ kind: 'frame', url: addresses.part('page/icon') })),
  icon_html: icon(() => ({ kind: 'html', markup: '<b>i</b>' })),
  companions: withCompanions('none'),
  companions_any: withCompanions('any'),
  companions_all: withCompanions('all'),
  companions_missing: withCompanions('all', 'gone'),
  viewable: ({ one }) => one({ asksForSight: true }),
  verification: verified(ALLOWED_VENDOR),
  verification_unknown: verified(UNKNOWN_VENDOR),
  verification_not_found: verified(ALLOWED_VENDOR, 'verification-gone.js'),
} satisfies Scenarios;
