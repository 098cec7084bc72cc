import type { Service } from '@foyer/contract';
import type { OnboardingPage, OnboardingProduct } from './product-onboarding.types.ts';

/**
 * The pages about what was bought: of a service one to three, what it is, what it has, which services come with it; of a
 * title one. ONBOARD-003
 */
export function pagesOf(product: OnboardingProduct): OnboardingPage[] {
  if (product.type === 'service') return pagesOfService(product.service);
  const { background, name, summary } = product.mediaItem;
  return [{ kind: 'title', picture: background, name, text: summary }];
}

function pagesOfService(service: Service): OnboardingPage[] {
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
