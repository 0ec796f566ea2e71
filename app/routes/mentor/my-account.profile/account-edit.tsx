import { useTranslation } from '~/i18n/use-translation'
import type { EditRequest } from '~/domain/edit-requests/edit-requests.server'
import type { Change } from '~/domain/edit-requests/profile-fields'
import { formatLongDate } from '~/i18n/format'
import { ChangesTable } from '~/parts/edit-requests/changes-table'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'

type OwnEditProps = { edit: (EditRequest & { changes: Change[] }) | undefined; name: string }

/** The mentor's waiting edit request, old and new values side by side, or the team's last decision. */
export function OwnEdit({ edit, name }: OwnEditProps) {
  const { t, language } = useTranslation('mentor')
  const sent = formatLongDate(language, edit?.sentAt ?? new Date(0))
  if (edit?.status === 'rejected') return <RejectedEdit edit={edit} />
  if (edit?.status !== 'pending') return null
  return (
    <RecordSection
      id="waiting"
      title={t('profile.waiting.title')}
      action={<StatusTag tone="warning" label={t('profile.waiting.tag')} />}
    >
      <div className="grid gap-5">
        <p className="max-w-read">{t('profile.waiting.text', { when: sent })}</p>
        <ChangesTable changes={edit.changes} caption={t('profile.waiting.title')} name={name} />
        {edit.words && (
          <div>
            <h3 className="text-base font-bold">{t('common:facts.yourMessage')}</h3>
            <p className="max-w-read whitespace-pre-line wrap-anywhere">{edit.words}</p>
          </div>
        )}
        <div>
          <LinkButton to="/mentor/my-account/profile/withdraw" variant="secondary">
            {t('profile.withdraw.submit')}
          </LinkButton>
        </div>
      </div>
    </RecordSection>
  )
}

function RejectedEdit({ edit }: { edit: EditRequest }) {
  const { t } = useTranslation('mentor')
  return (
    <Banner title={t('profile.rejected.title')}>
      {edit.message && <blockquote className="whitespace-pre-line">{edit.message}</blockquote>}
      <p>{t('profile.rejected.text')}</p>
    </Banner>
  )
}
