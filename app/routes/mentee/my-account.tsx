import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer, submit } from '~/http/page.server'
import { loadAccount, saveAccount } from '~/parts/accounts/account-page.server'
import { MenteeAccountForm } from '~/domain/accounts/own-account-schema'
import { readOwnMentee, readVisibility } from '~/domain/mentees/own-mentee.server'
import { getLanguage } from '~/http/language.server'
import { AccountPage } from '~/parts/accounts/account-page'
import { SharedPart } from '~/parts/accounts/shared-part'
import { RecordSection } from '~/ui/record-page'
import { AccountProfile } from './my-account/account-profile'
import { AccountVisibility } from './my-account/account-visibility'

export const handle: Handle = { title: (t) => t('common:shell.myAccount') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const account = await loadAccount(args.request, viewer, 'mentee')
  return {
    account,
    profile: account.tab === 'profile' ? await readOwnMentee(viewer, await getLanguage(args)) : null,
    visibility: account.tab === 'profile' ? await readVisibility(viewer) : null,
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  return submit(args, MenteeAccountForm, (form) => saveAccount(args, viewer, 'mentee', form))
}

export default function MenteeAccountPage() {
  const { account, profile, visibility } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <AccountPage {...account}>
      {/* The key resets the form to the saved values. */}
      {profile && (
        <RecordSection title={t('common:facts.profile')}>
          <AccountProfile
            key={JSON.stringify([account.user, profile.mentee])}
            user={account.user}
            {...profile}
          />
        </RecordSection>
      )}
      {visibility && (
        <RecordSection id="visibility" title={t('parts.visibility')}>
          <AccountVisibility visibility={visibility} />
        </RecordSection>
      )}
      <SharedPart account={account} />
    </AccountPage>
  )
}
