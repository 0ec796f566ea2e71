import { useTranslation } from '~/i18n/use-translation'
import { listAdministrators } from '~/domain/accounts/administrators.server'
import { type Handle, useLoaderData } from '~/http/page'
import { teamPageAt } from '~/http/page-at'
import { type Args, data, requireViewer } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { LinkButton } from '~/ui/button'
import { EmailLink } from '~/ui/contact'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'
import { rightsFor } from '~/viewer/rights'

export const handle: Handle = { title: (t) => t('settings:rightNeeded.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { searchParams, origin } = new URL(args.request.url)
  const wanted = teamPageAt(new Request(new URL(safePath(searchParams.get('to')), origin)))
  const rights = wanted ? rightsFor(wanted.path, wanted.params) : []
  const holders = (await listAdministrators(viewer)).filter(
    ({ id, adminRight }) =>
      id !== viewer.userId && (adminRight === 'administrator' || rights.includes(adminRight)),
  )
  return data(
    { own: viewer.adminRight ?? 'coordinator', needed: rights[0] ?? 'administrator', holders },
    { status: 403 },
  )
}

/** Says which right a page needs, and which colleagues hold it. */
export default function RightNeededPage() {
  const { own, needed, holders } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <FormPage
      title={t('rightNeeded.title')}
      lead={t('rightNeeded.lead', { own: t(`rights.${own}.name`), needed: t(`rights.${needed}.name`) })}
    >
      <section className="grid gap-3">
        <h2 className="text-xl">{t('rightNeeded.holders')}</h2>
        {holders.length > 0 ? (
          <SummaryList
            rows={holders.map(({ name, surname, email, adminRight }) => ({
              label: `${name} ${surname}`,
              value: (
                <>
                  <EmailLink email={email} className="block break-words" />
                  <span className="text-muted">{t(`rights.${adminRight}.name`)}</span>
                </>
              ),
            }))}
          />
        ) : (
          <p>{t('rightNeeded.nobody')}</p>
        )}
      </section>
      <div>
        <LinkButton to="/admin/dashboard" variant="secondary">
          {t('rightNeeded.dashboard')}
        </LinkButton>
      </div>
    </FormPage>
  )
}
