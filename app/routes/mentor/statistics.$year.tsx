import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireMentor } from '~/http/page.server'
import { YearBody } from '~/parts/mentorships/closing/year-body'
import { PrintButton } from '~/ui/print-button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('pair:statistics.certificate') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const asked = idParameter(args.params.year)
  const year = (await reads.ownMentorYears(viewer)).find((each) => each.year === asked)
  if (!year) throw notFound()
  return { year, issuedOn: new Date() }
}

export default function YearCertificatePage() {
  const { year, issuedOn } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  return (
    <FormPage
      title={t('statistics.certificate')}
      eyebrow={t('common:shell.brand')}
      back={{ to: '/mentor/statistics', label: t('common:shell.menu.statistics') }}
    >
      <YearBody year={year} issuedOn={issuedOn} />
      <p className="no-print text-sm text-muted">{t('certificate.pdf')}</p>
      <div>
        <PrintButton label={t('common:form.print')} />
      </div>
    </FormPage>
  )
}
