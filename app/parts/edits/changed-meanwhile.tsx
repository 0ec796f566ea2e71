import { useTranslation } from '~/i18n/use-translation'
import type { FieldValue, ProfileField } from '~/domain/edit-requests/profile-fields'
import type { LastEdit } from '~/domain/edits/last-edits.server'
import { differences, type Difference, type Version } from '~/domain/edits/versions'
import { formatDateTime } from '~/i18n/format'
import { isText, useFieldItems } from '~/parts/edit-requests/field-words'
import { Banner } from '~/ui/banner'
import { DataTable } from '~/ui/table'

type Option = { value: string | number; label: string }

type ChangedMeanwhileProps = {
  /** The values as the form was opened, from its hidden field. */
  shown: string | undefined
  now: Version
  /** The names of the fields of `now`; a field without one is not told. */
  labels: { [field: string]: string }
  /** The names of ids and codes, by field. */
  options?: { [field: string]: readonly Option[] }
  /** For the team: who changed what. */
  edits?: LastEdit[]
}

/** The two hidden fields of a form that edits a record. `seen` is what the page tells now. */
export function VersionFields({ shown, seen }: { shown: string | undefined; seen: Version }) {
  return (
    <>
      <input type="hidden" name="shown" value={shown ?? JSON.stringify(seen)} />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
    </>
  )
}

/** What somebody else has saved since the form was opened: each field then and now. Nothing if all is as it was. */
export function ChangedMeanwhile({ shown, now, labels, options = {}, edits }: ChangedMeanwhileProps) {
  const { t } = useTranslation('common')
  const words = useWords(options)
  const by = useEditor(edits ?? [])
  const changed = differences(shown, now).filter(({ field }) => labels[field])
  if (changed.length === 0) return null
  const columns = [
    { id: 'field', label: t('profile.changes.field') },
    { id: 'then', label: t('meanwhile.then') },
    { id: 'now', label: t('profile.changes.now') },
    ...(edits ? [{ id: 'by', label: t('meanwhile.by') }] : []),
  ]
  const rows = changed.map((difference) => ({
    id: difference.field,
    cells: [
      labels[difference.field],
      words(difference.field, difference.before),
      words(difference.field, difference.now),
      ...(edits ? [by(difference)] : []),
    ],
  }))
  return (
    <>
      <Banner tone="warning" title={t('meanwhile.title')}>
        <p>{t('meanwhile.text')}</p>
      </Banner>
      <DataTable caption={t('meanwhile.title')} hideCaption columns={columns} rows={rows} />
    </>
  )
}

function useWords(options: NonNullable<ChangedMeanwhileProps['options']>) {
  const { t } = useTranslation('common')
  const items = useFieldItems()
  return (field: string, value: FieldValue) => {
    const name = (one: string | number) =>
      options[field]?.find((option) => String(option.value) === String(one))?.label ?? String(one)
    const named = Array.isArray(value)
      ? value.map(name)
      : typeof value === 'string' || typeof value === 'number'
        ? value === '' || !options[field]
          ? value
          : name(value)
        : value
    const known = field as ProfileField
    const text = items(known, named).join(isText(known) ? '' : ', ')
    return text ? (
      <span className="whitespace-pre-line wrap-anywhere">{text}</span>
    ) : (
      <span className="text-muted">{t('profile.changes.empty')}</span>
    )
  }
}

function useEditor(edits: LastEdit[]) {
  const { language } = useTranslation()
  return ({ field }: Difference) => {
    const edit = edits.find(({ fields }) => !fields || fields.includes(field))
    return edit ? [edit.byName, formatDateTime(language, edit.at)].filter(Boolean).join(' · ') : '–'
  }
}
