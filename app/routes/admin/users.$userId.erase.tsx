import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { readErasure } from '~/domain/people/people.server'
import { ErasePerson } from '~/domain/people/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { useReturnBelow } from '~/http/return-to'
import { FormPage } from '~/ui/form-page'
import { ErasePersonForm } from './users.$userId.erase/erase-person-form'
import { ErasureBlocked } from './users.$userId.erase/erasure-blocked'

export const handle: Handle = { i18n: ['admin', 'people'], title: (t) => t('people:erase.title') }

const places = ['/admin/mentors', '/admin/mentees']

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const erasure = await readErasure(viewer, userId)
  if (!erasure) throw notFound()
  // An admin's own account is erased in the account.
  if (erasure.account.own) throw redirect('/erase-my-account')
  return erasure
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return submit(
    args,
    ErasePerson,
    async () => {
      await acts.eraseUser(viewer, { userId })
      return redirect(`/admin/users/${userId}/erase`, { headers: flash('personErased') })
    },
    { passwordOf: viewer },
  )
}

export default function ErasePersonPage() {
  const { account, losses, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const from = useReturnBelow(places)
  const erase = useActionForm(ErasePerson, { id: 'erase' })
  const title = t('erase.title')
  const page = {
    title,
    back: { to: from ?? '/admin/dashboard', label: t(from ? 'back' : 'common:shell.admin.dashboard') },
    errors: (
      <FormErrors
        form={erase.form}
        labels={{ asked: t('erase.asked'), currentPassword: t('admin:passwordAgain.label') }}
      />
    ),
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
