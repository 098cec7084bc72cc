import { Button } from '@foyer/ui/button';
import { EmbedTester } from '@foyer/screens/embed-tester';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalPage } from '@foyer/screens/personal-page';
import { TextField } from '@foyer/ui/text-field';
import { useRef, useState } from 'react';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';
import { type Embedded, useEmbedded } from './use-embedded.ts';

const start: Embedded = { path: '/embed/vod/', partnerId: '' };
const isEmbedPath = (path: string): boolean => /^\/embed\/[\w/-]+$/u.test(path);

/** Shows an embedded player as a page of a partner does, and what such a page hears. ROUTE-077, ROUTE-090 */
export function TestPlayerPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('screen');
  const place = useRef<HTMLDivElement>(null);
  const [{ path, partnerId }, setTyped] = useState(start);
  const [shown, setShown] = useState<Embedded>();
  const [isWrong, setIsWrong] = useState(false);
  const messages = useEmbedded(place, shown);
  const heading = t('screen.testPlayer.heading');
  const open = () => {
    const isRight = isEmbedPath(path);
    setIsWrong(!isRight);
    if (isRight) setShown({ path, partnerId });
  };
  return (
    <>
      <UnlistedHead title={heading} address={address} />
      <PersonalPage heading={heading} lead={t('screen.testPlayer.lead')}>
        <EmbedTester
          onSubmit={open}
          frameRef={place}
          heading={t('screen.testPlayer.messages')}
          emptyText={t('screen.testPlayer.silent')}
          messages={messages}
        >
          <TextField
            label={t('screen.testPlayer.path')}
            hint={t('screen.testPlayer.pathHint')}
            errorMessage={isWrong ? t('screen.testPlayer.pathError') : undefined}
            value={path}
            onChange={(value) => setTyped({ path: value, partnerId })}
          />
          <TextField
            label={t('screen.testPlayer.partner')}
            value={partnerId}
            onChange={(value) => setTyped({ path, partnerId: value })}
          />
          <Button type="submit">{t('screen.testPlayer.open')}</Button>
        </EmbedTester>
      </PersonalPage>
    </>
  );
}
