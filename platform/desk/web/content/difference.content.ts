import type { Change, Difference } from '../../answers';

/** Words for what is different between two versions of the site. */
export const difference = {
  sameDescription: 'Another picture with the description of the one before: is it still right?',
  again: 'It is compared again just now: what stands here may not hold any more.',
  same: 'Nothing changes on the pages as they open: they say the same, and look the same.',
  everyPage: 'On every page',
  pageStates: {
    added: 'This page is new.',
    removed: 'This page is gone.',
    changed: undefined,
  } satisfies Record<Difference['pages'][number]['status'], string | undefined>,
  files: 'For search engines and other programs',
  filesFollow: 'They follow from the pages: there is nothing of its own to decide in them.',
  plainText: '{page} as plain text',
  fileNames: {
    'llms.txt': 'the summary of the site that assistants read',
    'robots.txt': 'what search engines may read',
    'sitemap.xml': 'the list of pages for search engines',
  } as Record<string, string>,
  chatPicture: 'the picture that chats show with a link to {page}',
  fileStates: { added: 'new: {name}', removed: 'gone: {name}', changed: 'changed: {name}' },
  leadOn: 'Addresses that lead on',
  leadsOn: {
    added: 'new: {from} leads on to {after}',
    removed: 'gone: {from} leads on to {before} no more',
    changed: 'changed: {from} leads on to {after}, no longer to {before}',
  },
  before: 'Before',
  after: 'After',
  moved: 'Moved from {from}',
  nowAfter: 'now after {follows}',
  nowFirst: 'now first',
  more: 'Show all {count}',
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' } satisfies Record<
    Change['kind'],
    string
  >,
  things: {
    text: '',
    picture: 'picture',
    link: 'link',
    title: 'title of the page',
    description: 'description for search',
    search: 'search engines',
    look: 'how it looks, as by an icon or a colour, with the same words',
  } satisfies Record<Change['what'], string>,
};
