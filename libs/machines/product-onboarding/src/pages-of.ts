import type { Service } from '@foyer/contract';
import type { OnboardingPage } from './product-onboarding.types.ts';

/** The pages about a service, one to three: what it is, what it has, which services come with it. ONBOARD-003 */
export function pagesOf(service: Service): OnboardingPage[] {
  const { name, image, description_short, features, sub_services } = service;
  const titles = features.filter(({ is_active }) => is_active).map(({ title }) => title);
  const [first] = sub_services;
  return [
    {
      kind: 'service',
      picture: image,
      name,
      text: description_short,
      counts: {
        mediaItems: service.media_items_count,
        channels: service.channels_count,
        karaokeItems: service.karaoke_items_count,
      },
    },
    ...(titles.length > 0 ? [{ kind: 'features' as const, picture: image, titles }] : []),
    ...(first
      ? [
          {
            kind: 'inside' as const,
            picture: first.image,
            services: sub_services.map((one) => ({
              id: one.id,
              name: one.name,
              text: one.description_short,
            })),
          },
        ]
      : []),
  ];
}
