import { artworksOf } from '../artworks.ts';
import type { Catalogue } from '../catalogue.ts';
import { identitiesOf, type Identity } from '../channels/identity.ts';
import { drawChannelBackground, drawLogo, drawMark } from '../channels/logo.ts';
import { avatarMarks, drawAvatarMark } from '../people/avatar-mark.ts';
import { avatars, drawAvatar } from '../people/avatar.ts';
import { drawPortrait, portraitOf } from '../people/portrait.ts';
import type { TitleArtwork } from '../poster.ts';
import { flatPicture } from './flat.picture.ts';
import type { Picture } from './picture.types.ts';
import { tilePictures } from './tile.pictures.ts';
import { seasonPictures, titlePictures } from './title.pictures.ts';

const KB = 1024;

function channelPictures(
  channels: Catalogue['channels'],
  identities: readonly Identity[],
): Picture[] {
  return channels.flatMap(({ slug, name }, index) => {
    const identity = identities[index];
    if (!identity) throw new Error('Every channel has an identity');
    return [
      flatPicture(`channel-${slug}`, 10 * KB, () => drawLogo(name, identity)),
      flatPicture(`channel-mark-${slug}`, 6 * KB, () => drawMark(identity)),
      flatPicture(`channel-bg-${slug}`, 10 * KB, () => drawChannelBackground(identity)),
    ];
  });
}

/**
 * Every picture of the catalogue, in the order in which they can be drawn.
 *
 * @param artworks - What the titles are drawn from, with settled seeds where files are to be made.
 */
export function picturesOf(
  catalogue: Catalogue,
  artworks: readonly TitleArtwork[] = artworksOf(catalogue),
): Picture[] {
  const bySlug = new Map(artworks.map((artwork) => [artwork.slug, artwork]));
  const titles = artworks.flatMap(titlePictures);
  const sources = new Map(titles.map(({ id, source }) => [id, source]));
  const identities = identitiesOf(catalogue.channels);
  const parts = { artworks: bySlug, sources, identities };
  return [
    ...titles,
    ...seasonPictures(catalogue.seasons, bySlug),
    ...catalogue.people.map(({ id, name }) =>
      flatPicture(`person-${id}`, 12 * KB, () => drawPortrait(id, portraitOf(id, name)), true),
    ),
    ...channelPictures(catalogue.channels, identities),
    ...avatars.map((avatar) => flatPicture(avatar.id, 8 * KB, () => drawAvatar(avatar))),
    ...avatarMarks.map((avatar) => flatPicture(avatar.id, 8 * KB, () => drawAvatarMark(avatar))),
    ...tilePictures('service', catalogue.services, parts),
    ...tilePictures('collection', catalogue.collections, parts),
  ];
}
