/** One file of the client build that gathers modules which are always wanted together. */
interface ChunkGroup {
  name: string;
  test: RegExp;
  /** The higher takes a module that several match. */
  priority: number;
}

/** Primitives of the interface that most variants share; each of a label's variants stays a file of its own. */
const sharedComponents =
  'action-link|age-mark|artwork|badge|breadcrumbs|facts|icon|icon-button|logo|rating|skip-link|visually-hidden';

/** Where components stand: those that any project can use, and by subject what knows films, channels and viewers. */
const componentFolders =
  'components|buying|cards|navigation|notices|pages|search|shelves|television|titles|viewers';

/**
 * What travels together. Left alone, the bundler makes a file of every module that two pages share,
 * and a page then asks for seventy of them.
 */
export const chunkGroups: ChunkGroup[] = [
  // What a film begins with before anything else of its page is there.
  {
    name: 'early',
    priority: 10,
    test: /libs\/player\/src\/(?:start\.ts|starter\/(?!adopt-)|controller\/(?:prepare-playback|autoplay-check|preferences|player-input|peer-errors)\.ts|engine\/(?:choose-engine|prefetch|transfer|limits|bandwidth-memory|request-headers|languages|peers)\.ts|peers\/(?:load-peers|swarm-of)\.ts)|libs\/machines\/ad-slots\/src\/ad-slots\.rules\.ts|libs\/machines\/player\/src\/(?:start|player\.(?:context|live|options|outro|volume))\.ts|libs\/features\/early-film\/src\/early-player\.ts/,
  },
  // A page with a session sends on what is watched, also where nothing of a film is.
  {
    name: 'places',
    priority: 12,
    test: /libs\/features\/watched-places\/src\/(?:kept-places|places-relay)\.ts/,
  },
  {
    name: 'framework',
    priority: 5,
    // Mutations, lists of pages and windowed lists are for pages that have them; they keep files of their own.
    test: /node_modules\/(?:(?:react|react-dom|scheduler|react-router|i18next)\/|@tanstack\/(?!(?:react-virtual|virtual-core)\/|.*\/(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\.js))/,
  },
  // What a page knows of calls and of its browser before it makes one, and the bundler's own loader of chunks.
  {
    name: 'app',
    priority: 11,
    test: /vite\/preload-helper|libs\/page-runtime\/src\/deferred\/code-files\.ts|libs\/ui\/primitives\/src\/variants\/missing-code\.ts|libs\/page-runtime\/src\/storage\/(?:known-uid|browser-storages)\.ts|libs\/api-client\/(?:client\/src\/(?:client|errors|support-code|media-views\/media-views\.queries)\.ts|contract\/src\/(?:constants|errors\/failures)\.ts)/,
  },
  // What blocks are read by, which pages of blocks need before any call.
  {
    name: 'contents',
    priority: 6,
    test: /node_modules\/valibot\/|libs\/api-client\/contract\/src\/media-views\/[\w-]+\.schema\.ts/,
  },
  // The calls come with the first act of the page, not with its first picture; those of few pages come with these.
  {
    name: 'calls',
    priority: 4,
    test: /node_modules\/(?:ky|valibot)\/|libs\/api-client\/(?!\w+\/src\/(?:bank-cards|bonuses|certificates|cold-start|demo|faq|karaoke|promo-codes|promo-events|purchases|search|tv-codes)\/)(?:contract\/src\/.*\.(?:schema|operations)\.ts|contract\/src\/(?:primitives|secrets|define-operation)\.ts|client\/src\/.*(?:resource|transport|exchange)\.ts)/,
  },
  // Whoever buys needs both.
  {
    name: 'purchase-calls',
    priority: 3,
    test: /libs\/api-client\/(?:contract|client)\/src\/(?:bank-cards|purchases)\/[\w-]+\.(?:schema|operations|resource)\.ts/,
  },
  // Without what only the live inspector and flows of few pages ask of the machines' core.
  {
    name: 'flows',
    priority: 4,
    test: /node_modules\/(?:xstate|@xstate)\/|libs\/machines\/core\/(?!src\/(?:event-form|late-flow|redact|state-nodes)\.ts)/,
  },
  {
    name: 'ui',
    priority: 3,
    test: new RegExp(
      `libs/ui/\\w+/src/(?:(?:${componentFolders})/(?:${sharedComponents})/|(?:${componentFolders})/[\\w-]+/(?:index|navigation|footer|hero|poster-card|shelf|top10|film-page|continue-card|state-page|dialog)\\.tsx?|navigation/footer/(?:footer-lists|outside-links)\\.tsx?|notices/connection-strip/|use-is-hydrated\\.|use-is-scrolled\\.|navigation/navigation/is-current-path\\.ts|icons/create-icon-set\\.tsx|theme/(?!contract\\.css)[\\w.-]+\\.ts|variants/|first-interaction\\.|i18n/(?!typography)[\\w.-]+\\.tsx?)`,
    ),
  },
  // How large titles are set, which a page in print needs both of.
  {
    name: 'fit',
    priority: 3,
    test: /libs\/ui\/primitives\/src\/(?:components\/print\/fit|i18n\/typography)\.ts/,
  },
  // What every button and field of react-aria stands on.
  {
    name: 'controls',
    priority: 2,
    test: /node_modules\/react-aria(?:-components)?\/.*\/(?:usePress|useHover|useLabel|useLabels|useButton|useFocusRing|Button|Hidden|utils)\.m?js$/,
  },
  // Without the layout of bare pages, and the route table, which only flows read.
  {
    name: 'app',
    priority: 2,
    test: /apps\/web\/src\/(?:document|layout(?!\/bare)|page|shell\/(?!shell-actor|app-input|address|open-popup|running-flows|flows\/|parts\/|views\/|chat\/|aurora\/)|routes\/[\w-]+\.ts)|libs\/features\/error-reports\/src\/[\w-]+\.ts|libs\/page-runtime\/src\/(?:page\/(?!invalidate-after-change|require-account|list-pages)|shell\/(?:(?:failure|error|analytics)-relay|session-gate|shell-store|use-told-page|when-running)\.|navigation\/(?:entry-address|internal-link|missing-code|page-navigation|page-places|start-reading)\.)|libs\/marketing-blocks\/src\/(?:(?:index|block-frame|far-block|media-blocks|page-services)\.|titles\/|blocks\/(?:content|promo)\/)|libs\/site-map\/src\/(?:layout-hiding|site-path|paths\/(?:title-paths|screen-path))\.ts/,
  },
  // How blocks are found; each file more would be named by every page.
  {
    name: 'late-blocks',
    priority: 1,
    test: /libs\/marketing-blocks\/src\/(?:late-block|registry|registered-block|parts\/headline)\.tsx?/,
  },
  // Machines that live as long as a page that somebody uses, without their views, what addresses ask of them, and reports.
  {
    name: 'watchers',
    priority: 1,
    test: /libs\/machines\/(?:cookie-notice|navigation|viewing-limit)\/src\/(?!.*view)|libs\/machines\/modal\/src\/modal\.(?!view)|libs\/page-runtime\/src\/(?:storage\/(?:stored-marks|cookie-consent)|page\/invalidate-after-change|shell\/(?:heard-events|hold-page|use-busy)|navigation\/(?:addresses|visit-marks))\.|apps\/web\/src\/(?:ports\/(?:viewing-limit|kept-orders-key)|shell\/address(?:es|-ask))\.|libs\/features\/analytics\/src\/(?:analytics-common|create-collector|leaving|marks|page-views|reported-address|seen-elements|word-reports)\./,
  },
];
