import { useTranslation } from '~/i18n/use-translation'
import { fieldOf, type Mapping } from '~/domain/imports/fields'

/** The names of the columns: their headings, or their numbers. */
export function useColumnNames(headings: string[]) {
  const { t } = useTranslation('creating')
  return headings.map((heading, at) => heading || t('common:upload.column', { number: at + 1 }))
}

/** The columns that nobody reads, or nothing. */
export function LeftOut({ headings, mapping }: { headings: string[]; mapping: Mapping }) {
  const { t } = useTranslation('creating')
  const names = useColumnNames(headings).filter((_, at) => fieldOf(mapping, at) === undefined)
  if (names.length === 0) return null
  return <p>{t('import.leftOutColumns', { count: names.length, names: names.join(' · ') })}</p>
}
