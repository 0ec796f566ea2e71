import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { ChangesTable } from '~/parts/edit-requests/changes-table'
import { DecisionForm } from './mentors.$mentorId.pending-edit-requests/decision-form'
import { decideEdit, findMentorEdit } from '~/domain/edit-requests/edit-requests.server'
import { nameChanges } from '~/domain/edit-requests/named-changes.server'
import { endsOffer, inConflict } from '~/domain/edit-requests/profile-fields'
import { afterAct } from '~/parts/queues/after-act.server'
import { newsOfEdit } from '~/parts/edit-requests/news-of-edit.server'
import { DecideEdit } from '~/domain/edit-requests/schema'
import { photoPath } from '~/domain/photos/photo-path'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { langOfWords } from '~/i18n/greek'
import { Avatar } from '~/ui/avatar'
import { Banner } from '~/ui/banner'
import { EmptyState } from '~/ui/empty-state'
import { RecordPage, RecordSection } from '~/ui/record-page'

export const handle: Handle = { title: (t) => t('admin:editDecision.title') }

const queue = '/admin/pending-edit-requests'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const found = or404(await findMentorEdit(viewer, idParameter(args.params.mentorId)))
  const { mentor, request, changes } = found
  const seen = JSON.stringify(Object.fromEntries(changes.map(({ field, valueNew }) => [field, valueNew])))
  const named = await nameChanges(changes, await getLanguage(args))
  return {
    mentor,
    request,
    changes: named,
    seen,
    conflict: changes.some(inConflict),
    ending: changes.some(endsOffer),
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, DecideEdit, async (decision) => {
    await decideEdit(viewer, decision)
    const back = returnTo(args.request, queue)
    return redirect(
      await afterAct(args.request, viewer, 'editRequests', queue),
      await newsOfEdit(viewer, id, { decision: decision.decision, back }),
    )
  })
}

export default function MentorEditPage() {
  const { mentor, request, changes, seen, conflict, ending } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const decision = useActionForm(DecideEdit, { id: 'decide' })
  const { form } = decision
  const labels = { decision: t('editDecision.decision'), message: t('editDecision.message') }
  return (
    <div className="grid gap-7">
      <FormErrors form={form} labels={labels} />
      <RecordPage
        title={t('editDecision.heading', { name: mentor.name })}
        back={useBackTo(queue, t('common:shell.admin.edits'))}
        picture={<Avatar name={mentor.name} src={photoPath(mentor.photoId, 'small')} />}
        facts={request && [t('editDecision.sent', { when: formatLongDate(language, request.sentAt) })]}
      >
        {!request && <EmptyState title={t('editDecision.none')} />}
        {request && (
          <ChangesTable
            changes={changes}
            caption={t('common:facts.whatChanges')}
            name={mentor.name}
            forTeam
          />
        )}
        {request?.words && (
          <RecordSection title={t('editDecision.words')}>
            <p lang={langOfWords(request.words)} className="max-w-read whitespace-pre-line wrap-anywhere">
              {request.words}
            </p>
          </RecordSection>
        )}
        {request && mentor.own && (
          <Banner tone="warning" title={t('editDecision.own.title')}>
            <p>{t('editDecision.own.text')}</p>
          </Banner>
        )}
        {request && !mentor.own && (
          <RecordSection title={t('editDecision.decision')}>
            {ending && <Banner tone="warning">{t('editDecision.endsOffer')}</Banner>}
            <DecisionForm {...decision} editRequestId={request.id} seen={seen} conflict={conflict} />
          </RecordSection>
        )}
      </RecordPage>
    </div>
  )
}
