import type { Identity } from '~/db/identity'
import type { Row } from '~/db/generated/rows'
import type { Language } from '~/i18n/locale'

/**
 * The signed-in user, as the database returns it for this request; the language of the page or answer (without one,
 * names stand as entered); and the source of the request, for the log.
 */
export type Viewer = NonNullable<Identity> & Row<'viewer'> & { language?: Language; source?: string }

/** Whether the viewer is a minor who acts as mentee: somebody else is named to her for her safety. */
export const isMinor = (viewer: Viewer | null): viewer is Viewer => Boolean(viewer?.safetyPerson)
