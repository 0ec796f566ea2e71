import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireSignedIn } from '~/http/page.server'
import { CertificateBody } from '~/parts/mentorships/closing/certificate-body'
import { PrintButton } from '~/ui/print-button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('pair:certificate.title') }

export async function loader(args: Args) {
  const viewer = await requireSignedIn(args)
  const id = idParameter(args.params.mentorshipId)
  const certificate =
    viewer.role === 'admin' ? undefined : await reads.ownCertificate(viewer, { mentorshipId: id })
  if (!certificate) throw notFound()
  return { certificate, issuedOn: new Date() }
}

export default function CertificatePage() {
  const { certificate, issuedOn } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  const { forSide, id } = certificate
  return (
    <FormPage
      title={t('certificate.title')}
      eyebrow={t('common:shell.brand')}
      back={{ to: `/${forSide}/mentorships/${id}/thanks`, label: t('common:form.backToPair') }}
    >
      <CertificateBody certificate={certificate} issuedOn={issuedOn} />
      <p className="text-sm text-muted">{t('certificate.check')}</p>
      <p className="no-print text-sm text-muted">{t('certificate.pdf')}</p>
      <div>
        <PrintButton label={t('common:form.print')} />
      </div>
    </FormPage>
  )
}
