import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { CalendarAct } from '~/domain/mentorships/schema'
import { TokenField } from '~/forms/action-form'
import { Form, type Handle, useActionData, useLoaderData } from '~/http/page'
import { type Args, notFound, redirect, requireSignedIn, submit } from '~/http/page.server'
import { publicOrigin } from '~/http/public-origin.server'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('pair:calendar.title') }

export async function loader(args: Args) {
  const viewer = await requireSignedIn(args)
  const side = viewer.role === 'mentor' ? ('mentor' as const) : ('mentee' as const)
  return { since: viewer.role === 'admin' ? null : await reads.ownCalendarAddress(viewer), side }
}

export async function action(args: Args) {
  const viewer = await requireSignedIn(args)
  // Admins have no sessions.
  if (viewer.role === 'admin') throw notFound()
  return submit(args, CalendarAct, async ({ intent }) => {
    if (intent === 'renew') {
      const token = await acts.renewCalendarAddress(viewer)
      // Shown only in this answer and stored nowhere else.
      return { address: `${publicOrigin(args.request)}/calendar-feed/${token}.ics` }
    }
    await acts.revokeCalendarAddress(viewer)
    return redirect('/calendar-address', 'calendarRevoked')
  })
}

export default function CalendarAddressPage() {
  const { since, side } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, language } = useTranslation('pair')
  const address = answer && 'address' in answer ? answer.address : undefined
  return (
    <FormPage
      title={t('calendar.title')}
      lead={t('calendar.lead')}
      back={{ to: `/${side}/mentorships`, label: t('common:form.backToPair') }}
    >
      {address && (
        <Banner tone="success" title={t('calendar.yours')}>
          <p className="wrap-anywhere">
            <code>{address}</code>
          </p>
          <p className="mt-2">
            <a href={address.replace(/^https?:/, 'webcal:')}>{t('calendar.subscribe')}</a>
          </p>
          <p className="mt-2">{t('calendar.once')}</p>
        </Banner>
      )}
      {since && !address && <p>{t('calendar.since', { when: formatLongDate(language, since) })}</p>}
      <p className="max-w-read text-muted">{t('calendar.how')}</p>
      <Form method="post" className="flex flex-wrap gap-4">
        <TokenField />
        <Button name="intent" value="renew" variant={address ? 'secondary' : 'primary'}>
          {t(since ? 'calendar.renew' : 'calendar.make')}
        </Button>
        {since && (
          <Button name="intent" value="revoke" variant="secondary">
            {t('calendar.revoke')}
          </Button>
        )}
      </Form>
      <p className="max-w-read text-sm text-muted">{t('calendar.private')}</p>
    </FormPage>
  )
}
