import { applicationList } from '~/domain/applications/application-list'
import { editRequestList } from '~/domain/edit-requests/edit-request-list'
import { mentorshipList } from '~/domain/mentorships/mentorship-list'
import { pendingRequestList } from '~/domain/mentorship-requests/pending-request-list'
import { flagList, refundList, refundRequestList } from '~/domain/payment-queue/payment-lists'
import { purchaseList } from '~/domain/purchases/purchase-list'
import { scholarshipList } from '~/domain/scholarships/scholarship-list'

/** Every list of the team, for the tests and the benchmark that walk them all. */
export const allLists = [
  mentorshipList,
  pendingRequestList,
  purchaseList,
  refundList,
  refundRequestList,
  flagList,
  scholarshipList,
  applicationList,
  editRequestList,
]
