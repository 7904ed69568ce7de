/** The English words of `bills.ts`. */
import type { WordLists } from './words.ts'

export const BILLS_ENGLISH: WordLists = {
  faint: 'fee|fees|charge|due|dues|monthly',
  hint: 'school|bill|bills|payment|apartment|college|university',
  loose: `
    trash|power|credit|plan|data|course|courses|exam|fine|fines|lease|cell|heat|sewer|policy|deposit|property|account|class fee|registration`,
  thing: `
    electricity|electric|electric bill|electricity bill|electricity token|electric company|power bill|light bill|energy bill|gas bill|natural gas
    heating bill|heating oil|propane tank refill|propane|water bill|water and sewer|sewer bill|water utility|trash bill|trash pickup|trash collection
    garbage bill|garbage pickup|garbage collection|garbage fee|recycling fee|utilities|utility|utility bill|utility bills|cooking gas|gas canister
    gas cylinder|gas tank refill|gas refill|phone bill|cell phone bill|cellphone bill|cell bill|mobile bill|phone plan|cell phone plan|cell plan
    mobile plan|data plan|prepaid plan|prepaid card|phone credit|phone top up|mobile credit|mobile data|data package|data top up|internet data|sim
    esim|e sim|internet bill|wifi bill|broadband|cable bill|cable tv|cable|satellite tv|landline|at&t|at and t|t mobile|tmobile|comcast|spectrum
    cox cable|mint mobile|google fi|starlink|att|metro pcs|cricket wireless|boost mobile|rent|rent for the house|house rent|apartment rent|room rent
    monthly rent|rent payment|security deposit|mortgage|mortgage payment|hoa|hoa fee|hoa fees|hoa dues|condo fee|condo fees|homeowners association
    storage unit|storage unit rent|property tax|property taxes|income tax|taxes|tax|tax bill|state taxes|federal taxes|irs|tax preparation|turbotax
    turbo tax|h&r block|car registration|vehicle registration|registration renewal|car tax|road tax|license plate|license plates|loan|loan payment
    car loan|car payment|auto loan|student loan|student loans|student loan payment|personal loan|installment|instalment|installments
    monthly installment|credit card bill|credit card|credit card payment|credit card debt|card payment|visa bill|visa card bill|amex bill
    mastercard bill|layaway|klarna|afterpay|affirm|insurance|car insurance|auto insurance|home insurance|homeowners insurance|renters insurance
    health insurance|life insurance|dental insurance|insurance premium|insurance payment|geico|state farm|allstate|tuition|tuition fee|tuition payment
    school fees|school fee|school tuition|school bill|college tuition|college application|application fee|university fees|preschool|preschool tuition
    kindergarten|day care|childcare|child care|after school program|after school care|aftercare|summer camp|summer school|tutoring|tutor|math tutor
    sat prep|sat fee|exam fee|exam fees|english course|online course|language course|language class|language lessons|indonesian lessons
    indonesian class|indonesian course|bahasa lessons|driving lessons|driving school|drivers ed|piano lesson|piano lessons|violin lessons
    music lessons|music lesson|guitar lessons|guitar lesson|coding class|coding bootcamp|community college|night class|school registration|school trip
    field trip|field trip money|library fine|library fee|late fee|late fees|late payment|overdue fine|court fee|security fee|garbage|neighborhood dues
    banjar fee|banjar dues|pool maintenance fee|service charge for the apartment|yearly lease|union dues|child support|alimony|at t|att bill
    loan for college|tuition deposit|school deposit|lab fee|activity fee|yearbook|school pictures|school photos|cap and gown|graduation fee
    graduation gown|transcript fee|gre|gmat|lsat|act test|sat test|ap exam|ap exams|certification exam|professional license renewal
    license renewal fee|parking permit apartment|pest control contract|rent deposit|first months rent|last months rent|half the rent|share of the rent
    my share of the rent|rent for november|rent for the month|rent for the apartment|rent for the room|rent for my room|rent for the villa
    monthly rent for the villa|villa rent for the month|villa monthly rent|room for the month|kos rent|boarding house rent|boarding house|kost rent
    studio apartment|studio rent|dorm fee|dorm fees|dormitory|room and board|sublet|broker fee|realtor fee|home inspection|appraisal|closing costs
    escrow|down payment on the house|house payment|house down payment|home loan|heloc|refinance|mobile home lot rent|lot rent|electric and gas
    gas and electric|pg&e|pge|con ed|con edison|duke energy|national grid|utility payment|electricity for the villa|electricity for the house
    villa electricity|electricity top up|token for electricity|electric token|pln token|pln electricity|water delivery bill|water for the house
    well water|water company|water department|recycling|waste management|trash service|trash bags service|propane refill|propane tank|heating
    heating and cooling|solar panels payment|solar payment|generator rent|internet for the house|internet service|home internet|internet for the villa
    fiber internet|wifi for the villa|wifi for the house|hotspot plan|mobile hotspot|telkomsel data|telkomsel credit|telkomsel sim|indosat sim|xl sim
    local sim|local sim card|sim card for my phone|sim card and data|data for my phone|prepaid credit|phone data|phone load|minutes for my phone
    phone payment|phone installment|iphone installment|iphone payment|device payment|insurance for the car|insurance for the scooter
    insurance for the house|insurance bill|flood insurance|pet insurance bill|disability insurance|umbrella insurance|medicare|cobra|health plan
    dental plan|obamacare|blue cross|aetna|kaiser|united healthcare|liberty mutual|farmers insurance|usaa|aaa insurance|lemonade insurance|tax payment
    estimated taxes|quarterly taxes|taxes owed|tax return fee|accountant for my taxes|taxes to the irs|county taxes|school taxes|vehicle tax
    tabs for the car|plates for the car|title fee|capital one|capital one card|chase card|amex|amex card|american express|discover card
    credit card minimum|minimum payment|card balance|balance on my card|credit card interest|interest on the loan|loan interest|loan repayment
    bank loan|payday loan|motorbike installment|motorbike payment|motorcycle payment|truck payment|boat payment|furniture payment|rent to own
    rent a center|payment plan|hospital payment plan|court fine|court costs|ticket for littering|traffic school|alimony payment|nursery school|nursery
    pre k|prek|head start|montessori|private school|catholic school|international school|school bus fee|school lunch account fee|pta|pta dues|pto
    girl scouts dues|boy scouts dues|club dues|fraternity dues|sorority dues|membership dues|homeschool curriculum|curriculum|textbook rental
    online class|online classes|college class|college classes|evening class|english lessons|english class|spanish lessons|spanish class|french lessons
    french class|indonesian lesson|bahasa class|bahasa indonesia lessons|language school|language tutor|reading tutor|tutoring session|music school
    piano class|violin lesson|cello lessons|voice lessons|behind the wheel|drivers education|cpr class|first aid course|first aid class
    real estate course|coding course|excel course|yoga teacher training|sat exam|mobile top up|topped up my phone|top up my phone|topped up the phone
    topped up my data|housing|housing costs|cell phone payment|water and electric|water and electricity|water paid|piano teacher|music teacher
    violin teacher|guitar teacher|spanish teacher|sallie mae|nelnet|navient|financial aid fee|wells fargo loan|comed|dte|consumers energy
    dominion energy|xcel energy|entergy|peoples gas|socalgas|atmos|spire gas`,
}
