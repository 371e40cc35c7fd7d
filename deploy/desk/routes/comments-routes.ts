import { placesSchema } from '@site/desk/api/comments';
import { previewId } from '@site/desk/api/names';
import { readPlaces } from '../../actions/comments/places';
import { jsonRoute } from './route';

/** What comments are about; comments themselves are acts, and stand with their candidate. */
export const commentsRoutes = [
  jsonRoute({
    method: 'GET',
    path: '/api/v1/places/:preview',
    summary: 'What a comment on a preview can be about: the whole, its pages, and their sections',
    answer: placesSchema,
    handle: async ({ store }, { params: { preview } }) => ({
      places: previewId.safeParse(preview).success ? await readPlaces(store, preview) : [],
    }),
  }),
];
