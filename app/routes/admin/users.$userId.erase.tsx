import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { type PersonAccount, readErasure } from '~/domain/people/people.server'
import { ErasePerson } from '~/domain/people/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, or404, redirect, requireViewer } from '~/http/page.server'
import { useReturnBelow } from '~/http/return-to'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { FormPage, type FormPageProps } from '~/ui/form-page'
import { ErasePersonForm } from './users.$userId.erase/erase-person-form'

export const handle: Handle = { title: (t) => t('people:erase.title') }

const places = ['/admin/mentors', '/admin/mentees']

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const erasure = or404(await readErasure(viewer, userId))
  // An admin's own account is erased in the account.
  if (erasure.account.own) throw redirect('/erase-my-account')
  return erasure
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return guarded(args, viewer, ErasePerson, async () => {
    await acts.eraseUser(viewer, { userId })
    return redirect(`/admin/users/${userId}/erase`, 'personErased')
  })
}

export default function ErasePersonPage() {
  const { account, losses, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const from = useReturnBelow(places)
  const erase = useActionForm(ErasePerson, { id: 'erase' })
  const title = t('erase.title')
  const page = {
    title,
    back: {
      to: from ?? '/admin/dashboard',
      label: t(from ? 'common:form.backToRecord' : 'common:shell.admin.dashboard'),
    },
    errors: <FormErrors form={erase.form} labels={{ asked: t('erase.asked') }} />,
  }
  if (account.erased) {
    return (
      <FormPage {...page} lead={t('erase.done')}>
        <p>{t('erase.doneText')}</p>
      </FormPage>
    )
  }
  if (account.obstacle) return <ErasureBlocked {...page} account={account} />
  return <ErasePersonForm {...page} {...{ account, losses, passwordNeeded, erase }} />
}

/** Why the user cannot be erased now, and where to go first. */
function ErasureBlocked({ account, ...page }: Omit<FormPageProps, 'children'> & { account: PersonAccount }) {
  const { t } = useTranslation('people')
  const last = account.obstacle === 'last_administrator'
  return (
    <FormPage {...page} lead={account.name}>
      <Banner tone="warning" title={t(last ? 'errors:last_administrator' : 'status.running')}>
        {!last && <p>{t('erase.blockedText')}</p>}
      </Banner>
      <div>
        <LinkButton to={last ? '/admin/administrators' : '/admin/mentorships'}>
          {t(last ? 'erase.toAdministrators' : 'erase.toMentorships')}
        </LinkButton>
      </div>
    </FormPage>
  )
}
