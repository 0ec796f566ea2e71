import { useTranslation } from '~/i18n/use-translation'
import type { EditRequest } from '~/domain/edit-requests/edit-requests.server'
import type { MentorRecord, NamedField } from '~/domain/mentors/mentor-record.server'
import { useActLink } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { isText, useFieldItems } from '~/parts/edit-requests/field-words'
import { LinkButton } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'
import { SummaryList } from '~/ui/summary-list'

type MentorProfileProps = {
  mentor: MentorRecord
  profile: NamedField[]
  edits: EditRequest[]
  mayAct: boolean
}

const aside = new Set(['name', 'surname', 'phone', 'photo_id'])
const tones = { pending: 'warning', approved: 'success', rejected: 'danger', withdrawn: 'neutral' } as const

/** Every field of the profile, with the change, and the mentor's own edit requests. */
export function MentorProfile({ mentor, profile, edits, mayAct }: MentorProfileProps) {
  const { t } = useTranslation('people')
  const change = mayAct && (
    <div className="flex flex-wrap gap-x-4">
      <LinkButton to={`/admin/mentors/${mentor.id}/edit#photo`} variant="quiet">
        {t('common:form.changePhoto')}
      </LinkButton>
      <LinkButton to={`/admin/mentors/${mentor.id}/edit`} variant="quiet">
        {t('common:form.changeProfile')}
      </LinkButton>
    </div>
  )
  return (
    <RecordSection id="profile" title={t('common:facts.profile')} action={change || undefined}>
      <SummaryList
        rows={profile
          .filter(({ field }) => !aside.has(field))
          .map((named) => ({
            label: t(`profile.fields.${named.field}`),
            value: <FieldWords {...named} />,
          }))}
      />
      <h3 className="mt-6 mb-2 text-lg">{t('edits.title')}</h3>
      <Edits mentorId={mentor.id} edits={edits} />
    </RecordSection>
  )
}

function FieldWords({ field, value }: NamedField) {
  const { t } = useTranslation('people')
  const items = useFieldItems()(field, value)
  if (items.length === 0) return <span className="font-normal text-muted">{t('profile.none')}</span>
  if (field === 'links') {
    return (
      <ul>
        {items.map((link) => (
          <li key={link}>
            <a href={link} rel="noopener noreferrer nofollow ugc" className="wrap-anywhere">
              {link}
            </a>
          </li>
        ))}
      </ul>
    )
  }
  const text = items.join(isText(field) ? '' : ', ')
  return (
    <span
      lang={isText(field) ? langOfWords(text) : undefined}
      className={classNames('wrap-anywhere whitespace-pre-line', text.length > 80 && 'font-normal')}
    >
      {text}
    </span>
  )
}

function Edits({ mentorId, edits }: { mentorId: number; edits: EditRequest[] }) {
  const { t, language } = useTranslation('people')
  const actLink = useActLink()
  if (edits.length === 0) return <p className="text-muted">{t('edits.empty')}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {edits.map(({ id, status, sentAt, message }) => (
        <li key={id} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {formatLongDate(language, sentAt)}
            <StatusTag tone={tones[status]} label={t(`edits.${status}`)} />
            {status === 'pending' && (
              <LinkButton to={actLink(`/admin/mentors/${mentorId}/pending-edit-requests`)} variant="quiet">
                {t('common:form.seeChanges')}
              </LinkButton>
            )}
          </p>
          {message && <p className="text-sm wrap-anywhere whitespace-pre-line">{message}</p>}
        </li>
      ))}
    </ul>
  )
}
