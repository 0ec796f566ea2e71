import { kindOf, type YearReport } from '~/domain/dashboard/year-report'
import { formatMonth } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'

type Translate = (key: string, values?: Record<string, string>) => string

const ranges: Record<string, Record<string, string>> = {
  ages: { 16: '16–24', 25: '25–34', 35: '35–44', 45: '45–54', 55: '55+' },
  sessions: { 0: '0', 1: '1–2', 3: '3–5', 6: '6–9', 10: '10+' },
}

/** The words of the report, for its page and its file: of a table, of a line and of a scholarship. */
export function yearWords({ names }: YearReport, language: Language, t: Translate) {
  const common = ['rest', 'unknown', 'abroad']
  const scholarship = (of: string) => names.scholarships?.[of] ?? t(`overview:year.scholarship.${of}`)
  const line = (tab: string, of: string) => {
    const kind = kindOf(tab)
    if (kind === 'scholarships') return scholarship(of)
    if (common.includes(of)) return t(`overview:year.lines.${of}`)
    if (of.endsWith('/'))
      return t('overview:year.lines.region', { name: nameIn(language, names.counties?.[of] ?? {}) })
    if (kind === 'counties' || kind === 'packages') return nameIn(language, names[kind]?.[of] ?? {})
    if (kind === 'months') return formatMonth(language, `${of}-01`)
    if (kind === 'methods') return t(`admin:purchases.methods.${of}`)
    if (kind === 'recommends') return t(`common:feedback.outcome.recommending.${of}`)
    return ranges[kind]?.[of] ?? t(`overview:year.${kind}.${of}`)
  }
  const table = (tab: string) => {
    const kind = kindOf(tab)
    if (kind === 'answers' || kind === 'recommends') return t(`common:feedback.outcome.${tab}`)
    return t(`overview:year.tables.${kind}`)
  }
  return { table, line, scholarship }
}
