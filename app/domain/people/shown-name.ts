import { personName } from '~/i18n/latin-name'
import { defaultLanguage } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'

/** A person's name as the viewer's pages show it; see personName. */
export const shownName = ({ language }: Pick<Viewer, 'language'>, name: string, spelling: string | null) =>
  personName(language ?? defaultLanguage, name, spelling)

/** A row about another person, with the name as the viewer's pages show it. */
export const withShownName = <Row extends { otherName: string; otherLatinName: string | null }>(
  viewer: Pick<Viewer, 'language'>,
  row: Row,
): Row => ({ ...row, otherName: shownName(viewer, row.otherName, row.otherLatinName) })

/** The same for a row about a mentor. */
export const withMentorName = <Row extends { mentorName: string; mentorLatinName: string | null }>(
  viewer: Pick<Viewer, 'language'>,
  row: Row,
): Row => ({ ...row, mentorName: shownName(viewer, row.mentorName, row.mentorLatinName) })
