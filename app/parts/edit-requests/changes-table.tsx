import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import {
  inConflict,
  type Change,
  type FieldValue,
  type ProfileField,
} from '~/domain/edit-requests/profile-fields'
import { compare, joined, type Piece } from '~/domain/edit-requests/word-diff'
import { photoPath } from '~/domain/photos/photo-path'
import { Avatar } from '~/ui/avatar'
import { Icon } from '~/ui/icon'
import { DataTable } from '~/ui/table'
import { isText, useFieldItems } from './field-words'

type ChangesTableProps = {
  changes: Change[]
  caption: string
  name: string
  /** Names the fields in the third person. */
  forTeam?: boolean
}

/** The changes of an edit request: current and requested value side by side. */
export function ChangesTable({ changes, caption, name, forTeam }: ChangesTableProps) {
  const { t } = useTranslation('common')
  const items = useFieldItems()
  const columns = [
    { id: 'field', label: t('profile.changes.field') },
    { id: 'now', label: t('profile.changes.now') },
    { id: 'new', label: t('profile.changes.new') },
  ]
  const rows = changes.map((change) => {
    const { field, valueNow, valueNew } = change
    const { before, after } = compare(items(field, valueNow), items(field, valueNew))
    return {
      id: field,
      cells: [
        t(forTeam ? `people:profile.fields.${field}` : `profile.fields.${field}`),
        <Side key="now" mark="del" pieces={before} value={valueNow} {...{ field, name }}>
          {inConflict(change) && (
            <Conflict words={items(field, change.valueThen).join(isText(field) ? '' : ', ')} />
          )}
        </Side>,
        <Side key="new" mark="ins" pieces={after} value={valueNew} {...{ field, name }} />,
      ],
    }
  })
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

type SideProps = {
  field: ProfileField
  mark: 'ins' | 'del'
  pieces: Piece[]
  value: FieldValue
  name: string
  children?: ReactNode
}

function Side({ field, mark, pieces, value, name, children }: SideProps) {
  const { t } = useTranslation('common')
  if (field === 'photo_id' && typeof value === 'number') {
    return (
      <Avatar
        name={name}
        src={photoPath(value, 'small')}
        alt={t(`profile.changes.photo.${mark}`)}
        size="lg"
      />
    )
  }
  return (
    <div className="grid max-w-md min-w-40 gap-2">
      {pieces.length === 0 ? (
        <span className="text-muted">{t('profile.changes.empty')}</span>
      ) : isText(field) ? (
        <p className="whitespace-pre-line">
          {joined(pieces).map((piece, index) => (
            <Marked key={index} mark={mark} piece={piece} />
          ))}
        </p>
      ) : (
        <ul className="grid gap-1">
          {pieces.map((piece) => (
            <li key={piece.text} className="wrap-anywhere">
              <Marked mark={mark} piece={piece} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function Marked({ mark: Mark, piece }: { mark: 'ins' | 'del'; piece: Piece }) {
  if (!piece.changed) return <>{piece.text}</>
  return (
    <Mark className={Mark === 'ins' ? 'bg-olive-soft font-bold' : 'bg-brick-soft text-muted'}>
      {piece.text}
    </Mark>
  )
}

/** Warns that the profile has changed since the edit request was sent. */
function Conflict({ words }: { words: string }) {
  const { t } = useTranslation('common')
  return (
    <p className="flex gap-2 border-l-4 border-saffron-ink pl-3 text-sm">
      <Icon name="alert" className="mt-[0.2em] text-saffron-ink" />
      <span>{t('profile.changes.conflict', { value: words || t('profile.changes.empty') })}</span>
    </p>
  )
}
