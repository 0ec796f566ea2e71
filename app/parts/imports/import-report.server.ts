import { getConstants } from '~/domain/constants/constants.server'
import { listRows, type Import } from '~/domain/imports/imports.server'
import { importLimits } from '~/domain/imports/limits'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import { fateText, sameText, unreadText } from './fate-text'
import type { Viewer } from '~/viewer/viewer'
import { csvLine } from '~/lists/csv'

/**
 * The HTTP answer with the report of an import: the columns of the file after line number, fate and what waits for a
 * second look.
 */
export async function importReport(viewer: Viewer, found: Import, language: Language) {
  const [rows, { t }, figures] = await Promise.all([
    listRows(viewer, found.id, { most: importLimits.rows }),
    i18nFor(language),
    getConstants(),
  ])
  const lines = [
    [t('creating:import.line'), t('creating:import.fate'), t('creating:import.unknown'), ...found.headings],
    ...rows.map((row) => [
      row.number,
      fateText(t, row, figures),
      [
        ...row.unread.map((unread) => unreadText(t, unread)),
        (row.same ?? []).map((one) => sameText(t, one)).join(', '),
      ]
        .join(' ')
        .trim(),
      ...row.cells,
    ]),
  ]
  return new Response('\uFEFF' + lines.map((values) => csvLine(values, language)).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="import-${found.id}.csv"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
