// @vitest-environment node
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ActionRows } from './components/action-rows/index.ts';
import { AppBanner } from './components/app-banner/index.ts';
import { Avatar } from './components/avatar/index.ts';
import { AvatarPicker } from './components/avatar-picker/index.ts';
import { boxedCard } from './components/bank-card-fields/bank-card-fields.fixtures.ts';
import { BankCardFields, BrandMark } from './components/bank-card-fields/index.ts';
import { channelPage } from './components/channel-page/channel-page.fixtures.tsx';
import { ChannelPage } from './components/channel-page/index.ts';
import { ChatButton } from './components/chat-button/index.ts';
import { Carousel } from './components/carousel/index.ts';
import { Checkbox } from './components/checkbox/index.ts';
import { ChipLinks } from './components/chip-links/index.ts';
import { ConsentPage } from './components/consent-page/index.ts';
import { CookieNotice } from './components/cookie-notice/index.ts';
import { CodeInput } from './components/code-input/index.ts';
import { Combobox } from './components/combobox/index.ts';
import { EndlessList } from './components/endless-list/index.ts';
import { EntryRows } from './components/entry-rows/index.ts';
import { Episodes } from './components/episodes/index.ts';
import { filters, sortOptions } from './components/filter-bar/filter-bar.fixtures.ts';
import { FilmFoot } from './components/film-page/index.ts';
import { FilterBar } from './components/filter-bar/index.ts';
import { Guide } from './components/guide/index.ts';
import { makeGuide } from './components/guide/guide.fixtures.ts';
import { IconPicker } from './components/icon-picker/index.ts';
import { DeviceList } from './components/device-list/index.ts';
import { ItemActions, RateButton } from './components/item-actions/index.ts';
import { Link } from './components/link/index.ts';
import { CardGrid, ListBody, ListNote, ListPage } from './components/list-page/index.ts';
import { LanguageList } from './components/language-picker/index.ts';
import { Menu } from './components/menu/index.ts';
import { ConnectionStrip } from './components/connection-strip/index.ts';
import { PageCrumbs } from './components/page-crumbs/index.ts';
import { PasswordField } from './components/password-field/index.ts';
import { PhoneField } from './components/phone-field/index.ts';
import { armenia, phoneCountries } from './components/phone-field/phone-field.fixtures.ts';
import { PeopleGroups, PersonHead } from './components/people/index.ts';
import { Popover } from './components/popover/index.ts';
import { PersonalContents, PersonalSections } from './components/personal-contents/index.ts';
import { PersonalPage, PersonalSection } from './components/personal-page/index.ts';
import { PromoStory } from './components/promo-story/index.ts';
import { InfoPage, InfoSection } from './components/info-page/index.ts';
import { Questions } from './components/questions/index.ts';
import { ServicePage } from './components/service-page/index.ts';
import { ProfileChoice } from './components/profile-choice/index.ts';
import { RadioGroup } from './components/radio-group/index.ts';
import { ClosingLine } from './components/closing-line/index.ts';
import { RatingInput } from './components/rating-input/index.ts';
import { ResendTimer } from './components/resend-timer/index.ts';
import { ScrollToTop } from './components/scroll-to-top/index.ts';
import { groups as foundGroups } from './components/search-results/search-results.fixtures.ts';
import { SearchResults } from './components/search-results/index.ts';
import { SearchField } from './components/search-field/index.ts';
import { Select } from './components/select/index.ts';
import { SettingRows, SettingSwitch } from './components/setting-rows/index.ts';
import { SongPage } from './components/song-page/index.ts';
import { StoryFeed, StoryNote } from './components/story-feed/index.ts';
import { Switch } from './components/switch/index.ts';
import { TabLinks, Tabs } from './components/tabs/index.ts';
import { ToastRegion } from './components/toast/index.ts';
import { TopBanner } from './components/top-banner/index.ts';
import { TextField } from './components/text-field/index.ts';
import { ContinueCard } from './components/continue-card/index.ts';
import { FilmPage } from './components/film-page/index.ts';
import { Footer } from './components/footer/index.ts';
import { Hero } from './components/hero/index.ts';
import { Navigation } from './components/navigation/index.ts';
import { PosterCard } from './components/poster-card/index.ts';
import { Shelf } from './components/shelf/index.ts';
import { StatePage } from './components/state-page/index.ts';
import { Top10 } from './components/top10/index.ts';
import { everyCard } from './testing/card-fixtures.tsx';
import {
  languageLinks,
  navigation,
  slides,
  titles,
  filmPage,
  filmFoot,
} from './testing/fixtures.ts';
import { surround } from './testing/surround.tsx';

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
