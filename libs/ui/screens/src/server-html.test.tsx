// @vitest-environment node
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ActionRows } from './viewers/action-rows/index.ts';
import { AppBanner } from './notices/app-banner/index.ts';
import { Avatar } from './viewers/avatar/index.ts';
import { AvatarPicker } from './viewers/avatar-picker/index.ts';
import { boxedCard } from './buying/bank-card-fields/bank-card-fields.fixtures.ts';
import { BankCardFields, BrandMark } from './buying/bank-card-fields/index.ts';
import { channelPage } from './television/channel-page/channel-page.fixtures.tsx';
import { ChannelPage } from './television/channel-page/index.ts';
import { ChatButton } from './notices/chat-button/index.ts';
import { Carousel } from '@foyer/ui/carousel';
import { Checkbox } from '@foyer/ui/checkbox';
import { ChipLinks } from '@foyer/ui/chip-links';
import { ConsentPage } from './pages/consent-page/index.ts';
import { CookieNotice } from './notices/cookie-notice/index.ts';
import { CodeInput } from '@foyer/ui/code-input';
import { Combobox } from '@foyer/ui/combobox';
import { EndlessList } from './search/endless-list/index.ts';
import { EntryRows } from './viewers/entry-rows/index.ts';
import { Episodes } from './titles/episodes/index.ts';
import { filters, sortOptions } from './search/filter-bar/filter-bar.fixtures.ts';
import { FilmFoot } from './titles/film-page/index.ts';
import { FilterBar } from './search/filter-bar/index.ts';
import { Guide } from './television/guide/index.ts';
import { makeGuide } from './television/guide/guide.fixtures.ts';
import { IconPicker } from './viewers/icon-picker/index.ts';
import { DeviceList } from './viewers/device-list/index.ts';
import { ItemActions, RateButton } from './titles/item-actions/index.ts';
import { Link } from '@foyer/ui/link';
import { CardGrid, ListBody, ListNote, ListPage } from './search/list-page/index.ts';
import { LanguageList } from './navigation/language-picker/index.ts';
import { Menu } from '@foyer/ui/menu';
import { ConnectionStrip } from './notices/connection-strip/index.ts';
import { PageCrumbs } from './navigation/page-crumbs/index.ts';
import { PasswordField } from '@foyer/ui/password-field';
import { PhoneField } from '@foyer/ui/phone-field';
import { armenia, phoneCountries } from '@foyer/ui/phone-field/phone-field.fixtures';
import { PeopleGroups, PersonHead } from './titles/people/index.ts';
import { Popover } from '@foyer/ui/popover';
import { PersonalContents, PersonalSections } from './viewers/personal-contents/index.ts';
import { PersonalPage, PersonalSection } from './viewers/personal-page/index.ts';
import { PromoStory } from './titles/promo-story/index.ts';
import { InfoPage, InfoSection } from './pages/info-page/index.ts';
import { Questions } from './pages/questions/index.ts';
import { ServicePage } from './buying/service-page/index.ts';
import { ProfileChoice } from './viewers/profile-choice/index.ts';
import { RadioGroup } from '@foyer/ui/radio-group';
import { ClosingLine } from '@foyer/ui/closing-line';
import { RatingInput } from '@foyer/ui/rating-input';
import { ResendTimer } from '@foyer/ui/resend-timer';
import { ScrollToTop } from '@foyer/ui/scroll-to-top';
import { groups as foundGroups } from './search/search-results/search-results.fixtures.ts';
import { SearchResults } from './search/search-results/index.ts';
import { SearchField } from '@foyer/ui/search-field';
import { Select } from '@foyer/ui/select';
import { SettingRows, SettingSwitch } from './viewers/setting-rows/index.ts';
import { SongPage } from './titles/song-page/index.ts';
import { StoryFeed, StoryNote } from './pages/story-feed/index.ts';
import { Switch } from '@foyer/ui/switch';
import { TabLinks, Tabs } from '@foyer/ui/tabs';
import { ToastRegion } from '@foyer/ui/toast';
import { TopBanner } from './notices/top-banner/index.ts';
import { TextField } from '@foyer/ui/text-field';
import { ContinueCard } from './cards/continue-card/index.ts';
import { FilmPage } from './titles/film-page/index.ts';
import { Footer } from './navigation/footer/index.ts';
import { Hero } from './titles/hero/index.ts';
import { Navigation } from './navigation/navigation/index.ts';
import { PosterCard } from './cards/poster-card/index.ts';
import { Shelf } from './shelves/shelf/index.ts';
import { StatePage } from './pages/state-page/index.ts';
import { Top10 } from './shelves/top10/index.ts';
import { everyCard } from './testing/card-fixtures.tsx';
import {
  languageLinks,
  navigation,
  slides,
  titles,
  filmPage,
  filmFoot,
} from './testing/fixtures.ts';
import { surround } from '@foyer/ui/testing';

const ignore = () => {};
const [first] = titles;
if (!first) throw new Error('fixtures hold no title');

const sections = [
  { id: 'my', title: 'История', href: '/my/positions', icon: 'clock', note: 'Что вы смотрели' },
] as const;

const parts = {
  Navigation: <Navigation {...navigation} />,
  Hero: <Hero slides={slides} />,
  Shelf: (
    <Shelf heading="На этой неделе">
      <PosterCard title={first} isUrgent />
      <ContinueCard title={first} progress={0.4} minutesLeft={12} />
    </Shelf>
  ),
  cards: everyCard,
  Top10: <Top10 heading="Топ-10" titles={titles} />,
  FilmPage: (
    <FilmPage
      {...filmPage}
      actions={
        <ItemActions
          favourite={{ isOn: true, onToggle: ignore }}
          renderShare={(draw) => draw({ ref: ignore })}
        />
      }
      rate={<RateButton rating={9} onPress={ignore} />}
      foot={
        <FilmFoot
          {...filmFoot}
          lead={{
            id: 'episodes',
            title: 'Серии',
            content: <Episodes heading="Серии" seasons={[]} episodes={[]} empty="Серий пока нет" />,
          }}
        />
      }
    />
  ),
  people: (
    <>
      <PersonHead name="Анна Ветрова" trades="актриса" picture={first.poster} />
      <PeopleGroups groups={[{ id: 'actor', heading: 'В ролях', persons: filmFoot.persons }]} />
    </>
  ),
  settings: (
    <>
      <AvatarPicker
        label="Картинка"
        options={[{ id: 'mayak', picture: first.poster, label: 'Картинка 1' }]}
        value="mayak"
        onChange={ignore}
      />
      <SettingRows>
        <SettingSwitch label="Канал" picture={first.poster} isSelected onChange={ignore} />
      </SettingRows>
    </>
  ),
  StatePage: <StatePage kind="notFound" />,
  StoryFeed: (
    <StoryFeed
      heading="Короткие истории"
      slides={[{ id: '1', href: first.href, title: first.title, picture: first.poster }]}
      backHref="/"
      renderActive={() => <StoryNote isBusy />}
      onFavourite={ignore}
      renderShare={(_slide, face) => <button type="button" {...face} />}
    />
  ),
  SongPage: (
    <SongPage
      title="Калинка"
      artist="Народная песня"
      picture={first.poster}
      genres={['Народные']}
      duration="2:54"
      action={<a href="/karaoke/kalinka?player">Петь</a>}
      similarHeading="Спеть ещё"
      similar={[{ id: '1', href: '/', title: 'Берёза', artist: 'Песня', picture: first.poster }]}
    />
  ),
  Footer: <Footer groups={[]} languages={languageLinks} year={2026} />,
  shell: (
    <>
      <TopBanner
        text="Неделя кино"
        target={{ href: '/collections/7', text: 'Смотреть' }}
        colors={{ bg: '#0a5a40', text: '#ffffff', buttonBg: '#ffffff', buttonText: '#14140f' }}
      />
      <PageCrumbs path="/my/positions" />
      <Avatar name="Мария" picture={first.poster} size="large" />
      <LanguageList languages={[{ code: 'rus', name: 'Русский' }]} onChoose={ignore} />
      <ScrollToTop />
      <CookieNotice onAccept={ignore} />
      <AppBanner storeHref="https://rustore.example/sofit" onClose={ignore} />
      <ConnectionStrip onReload={ignore} />
      <ChatButton onPress={ignore} state="failed" isRaised />
    </>
  ),
  catalogue: (
    <>
      <SearchField value="гор" onChange={ignore} onSubmit={ignore} />
      <ChipLinks heading="Популярное" items={[{ id: '1', title: 'хоккей', href: '/search' }]} />
      <Carousel label="Акции">
        <p>Первая</p>
        <p>Вторая</p>
      </Carousel>
      <FilterBar
        action="/catalog"
        filters={filters}
        chosen={{ genres: ['drama'] }}
        onChange={ignore}
        resultCount={1}
        sortOptions={sortOptions}
        sort="popular"
        onSort={ignore}
      >
        <EndlessList count={1} nextHref="?page=2" onMore={ignore} state="idle">
          <PosterCard title={first} />
        </EndlessList>
      </FilterBar>
      <ClosingLine seconds={30} isCounting />
      <RatingInput value={8} onChange={ignore} />
    </>
  ),
  Guide: <Guide {...makeGuide()} />,
  ChannelPage: <ChannelPage {...channelPage} />,
  fields: (
    <>
      <CodeInput label="Код" />
      <ResendTimer secondsLeft={42} onResend={ignore} />
      <TextField label="Имя" value="" onChange={ignore} maxLength={20} errorMessage="Нет имени" />
      <PasswordField label="Пароль" value="" onChange={ignore} autoComplete="new-password" />
      <PhoneField
        label="Телефон"
        value="37491"
        onChange={ignore}
        country={armenia}
        countries={phoneCountries}
      />
      <BankCardFields value={boxedCard({ number: '2200' })} onChange={ignore} />
    </>
  ),
  overlays: (
    <>
      <Popover label="О серии" trigger={(props) => <button type="button" {...props} />}>
        Серия
      </Popover>
      <Menu sections={[]} trigger={(props) => <button type="button" {...props} />} />
      <ToastRegion
        toasts={[{ id: '1', tone: 'info', title: 'Сохранено', durationMs: 5000 }]}
        onClose={ignore}
      />
    </>
  ),
  tabs: (
    <>
      <Tabs label="Разделы" tabs={[{ id: 'about', title: 'О фильме', content: 'Поезд' }]} />
      <TabLinks label="Разделы" links={[{ title: 'Платежи', href: '/my' }]} current="/my" />
    </>
  ),
  choices: (
    <>
      <Checkbox isSelected onChange={ignore}>
        Принимаю <Link href="/docs">условия</Link>
      </Checkbox>
      <Switch label="ПИН-код" isSelected onChange={ignore} />
      <IconPicker
        label="Картинка"
        icons={[{ id: '1', name: 'Картинка 1', picture: first.poster }]}
        value="1"
        onChange={ignore}
      />
      <ProfileChoice
        profiles={[{ id: '1', name: 'Анна', picture: first.poster }]}
        onChoose={ignore}
        onAdd={ignore}
      />
      <RadioGroup
        label="Чем платить"
        options={[{ value: 'card', label: '•• 0004', mark: <BrandMark brand="mir" /> }]}
        value="card"
        onChange={ignore}
        size="wide"
      />
      <Select label="Возраст" options={[{ value: '6', label: '6+' }]} value="6" onChange={ignore} />
      <Combobox label="Город" value="" onChange={ignore} suggestions={[]} onChoose={ignore} />
    </>
  ),
  lists: (
    <ListPage heading="Поиск">
      <SearchResults best={foundGroups[0]?.hits[0]} groups={foundGroups} />
      <ListBody>
        <CardGrid card="poster" label="Фильмы" coming={1}>
          {[<PosterCard key="1" title={first} />]}
        </CardGrid>
        <ListNote heading="Ничего" text="Ничего" isAnnounced />
      </ListBody>
      <PromoStory
        heading="Акция"
        lead="Подарок"
        period="Завершена"
        picture={first.backdrop}
        paragraphs={['Акция']}
        terms={{ heading: 'Условия', items: ['Один раз'] }}
      />
    </ListPage>
  ),
  info: (
    <InfoPage heading="Вопросы" lead="Ответы">
      <InfoSection heading="Оплата">
        <Questions
          items={[{ id: '1', question: 'Чем платить?', answer: <p>Картой.</p> }]}
          selectedId="1"
        />
      </InfoSection>
      <ServicePage
        heading="Кино"
        lead="Без рекламы"
        promoLabel="7 дней бесплатно"
        picture={first.backdrop}
        counts={['812 фильмов']}
        status="Подключена"
        price="299 ₽"
        paragraphs={['Кино']}
        features={{
          heading: 'Что входит',
          has: 'есть',
          lacks: 'нет',
          items: [{ title: 'Фильмы', isActive: true }],
        }}
      />
    </InfoPage>
  ),
  account: (
    <PersonalPage heading="Настройки">
      <PersonalSection heading="Устройства">
        <DeviceList
          label="Устройства"
          devices={[{ uid: '1', name: 'Smart TV', icon: 'tv' }]}
          place="page"
          onRemove={ignore}
        />
        <ActionRows rows={[{ id: '1', title: 'Анна', avatar: {}, href: '/my/profiles/1' }]} />
        <EntryRows
          label="История"
          rows={[
            {
              id: first.id,
              title: first.title,
              picture: { image: first.backdrop, shape: 'wide' },
              progress: 0.4,
              action: { title: 'Убрать', name: 'Убрать «Маяк»', onPress: ignore },
            },
          ]}
        />
        <PersonalContents label="Мой раздел" sections={sections} />
        <PersonalSections label="Мой раздел" sections={sections} currentPath="/my" />
      </PersonalSection>
      <ConsentPage
        heading="Связать?"
        text="Аккаунт"
        confirm={{ title: 'Да', onPress: ignore }}
        cancel={{ title: 'Нет', onPress: ignore }}
      />
    </PersonalPage>
  ),
};

const labelIds = ['main', 'alternate'] as const;
const languages = ['rus', 'hye'] as const;

describe.each(labelIds)('server HTML of %s', (label) => {
  it.each(Object.keys(parts) as (keyof typeof parts)[])(
    'of %s renders without a browser and holds no style attribute',
    async (part) => {
      for (const language of languages) {
        const { prelude } = await prerenderToNodeStream(
          await surround(parts[part], { label, language }),
          { onError: (error) => expect.unreachable(String(error)) },
        );
        const html = await text(prelude);
        expect(html.length).toBeGreaterThan(100);
        expect(html).not.toMatch(/<[^>]+\sstyle=/u);
      }
    },
  );
});
