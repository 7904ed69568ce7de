/** The English words of `healthcare.ts`. */
import type { WordLists } from './words.ts'

export const HEALTHCARE_ENGLISH: WordLists = {
  hint: 'pharmacy|drugstore|drug store|cvs|walgreens|rite aid|health|hospital visit',
  loose: `
    pills|pill|mask|masks|test|drops|brace|eye|physical|scan|inhaler|walker|operation|spa|workout|exercise|trainer|condoms|procedure|appointment|visit
    condom|hospital|emergency|nurse|caregiver|crown|cast|laser`,
  thing: `
    medicine|medicines|medication|medications|meds|cold medicine|cough medicine|cough syrup|cough drops|flu medicine|allergy medicine|allergy pills
    pain killers|painkillers|pain relievers|acetaminophen|tylenol|advil|aspirin|benadryl|claritin|zyrtec|dayquil|nyquil|pepto bismol|tums|antacid
    antacids|imodium|melatonin|sleeping pills|blood pressure pills|blood pressure medication|birth control|plan b|antibiotics|antibiotic|prescription
    prescriptions|prescription refill|refill prescription|copay|co pay|deductible|hospital bill|medical bill|doctor bill|dental bill|eye drops
    ear drops|ointment|neosporin|band aid|band aids|bandaid|bandaids|bandage|bandages|gauze|first aid kit|thermometer|heating pad|ice pack|knee brace
    wrist brace|ankle brace|back brace|compression socks|hearing aid|hearing aids|wheelchair|crutches|surgical masks|n95 masks|covid test|pcr test
    pregnancy test|drug test|rehydration salts|electrolytes|pedialyte|charcoal tablets|vitamins|multivitamins|supplement|supplements|protein powder
    fish oil|probiotics|collagen|pre workout|doctor|doctors visit|doctor visit|doctor appointment|doctors appointment|doctor consultation|pediatrician
    pediatric visit|dermatologist|cardiologist|gynecologist|obgyn|ob gyn|orthopedist|specialist|physician|clinic|walk in clinic|urgent care
    emergency room|er visit|er bill|hospital stay|ambulance|surgery|stitches|x ray|xray|x rays|ultrasound|blood test|blood work|bloodwork|lab test
    lab tests|lab work|labwork|vaccine|vaccination|vaccines|vaccinations|flu shot|rabies shot|rabies vaccine|immunization|checkup|check up
    annual physical|physical exam|dentist|dental|dental cleaning|teeth cleaning|teeth whitening|tooth extraction|filling|root canal|orthodontist
    braces|retainer|invisalign|dentures|wisdom teeth|eye exam|eye doctor|eye test|eye checkup|optometrist|optician|glasses|eyeglasses|new glasses
    reading glasses|prescription glasses|contact lenses|contact lens|contact solution|contacts|lenscrafters|warby parker|therapy|therapist
    therapy session|counseling|counselling|psychologist|psychiatrist|physical therapy|physical therapist|physiotherapy|physio|chiropractor|acupuncture
    foot massage|balinese massage|back massage|thai massage|spa day|massage therapist|gym pass|gym membership|gym day pass|gym fee|fitness class
    fitness membership|personal training|yoga classes|yoga retreat class|pilates class|spin class|spinning class|zumba class|barre class|boxing class
    planet fitness|orangetheory|peloton class|workout class|dermatology|sunburn cream|after bite cream|medical marijuana|epipen|cpap supplies
    blood sugar test strips|test strips|midwife|lasik|mole removal|flu shots|doctor bills|doctors bill|doctors office|doctor's office
    office visit copay|medical copay|medical supplies|medical fee|medical test|medical exam|medical clinic|bali belly|bali belly medicine|iv drip
    vitamin drip|iv therapy|hangover cure drip|after hours clinic|walk in|ob gyn appointment|gyno|ear doctor|skin doctor|foot doctor|podiatrist
    neurologist|oncologist|urologist|allergist|endocrinologist|rheumatologist|nutritionist|dietitian|dietician|speech therapy|occupational therapy
    rehab|drug rehab|aa meeting donation health|marriage counseling|couples therapy|betterhelp|talkspace|mental health|telehealth|teladoc|sleep study
    sleep apnea|cpap|colonoscopy|mammogram|biopsy|endoscopy|stress test|bone scan|mri scan|cat scan|pet scan|sonogram|prenatal|prenatal vitamins
    prenatal visit|delivery at the hospital|hospital delivery|maternity|c section|epidural|doula|lactation consultant|fertility clinic|ivf
    egg freezing|vasectomy|circumcision|std test|hiv test|strep test|urine test|allergy test|allergy shots|b12 shot|tetanus shot|covid vaccine
    covid shot|booster shot|booster|shingles shot|travel vaccines|typhoid vaccine|malaria pills|anti malaria pills|motion sickness pills|dramamine
    seasickness pills|altitude pills|ambien|xanax|prozac|zoloft|adderall|ritalin|viagra|ozempic|metformin|lipitor|statins|albuterol|prednisone
    azithromycin|hydrocortisone|hydrocortisone cream|cortisone shot|antifungal cream|athletes foot cream|acne medicine|acne cream prescription
    tretinoin|accutane|wart remover|lice shampoo|lice treatment|poison ivy cream|calamine lotion|calamine|burn cream|burn gel|hemorrhoid cream
    preparation h|laxative|laxatives|miralax|stool softener|fiber supplement|metamucil|gas x|alka seltzer|rolaids|zantac|prilosec|nexium|mucinex
    robitussin|sudafed|theraflu|vapor rub|cough drop|throat lozenges|lozenges|throat spray|cold meds|cold and flu|flu meds|cold remedy|sinus medicine
    sinus rinse|neti pot|flonase|nasonex|kids tylenol|childrens tylenol|kids motrin|motrin|baby tylenol|infant tylenol|teething gel|gripe water
    diaper rash cream|pain cream|icy hot|bengay|biofreeze|epsom salt|epsom salts|ice packs|hot pack|ace bandage|elastic bandage|medical tape
    gauze pads|rubbing alcohol|hydrogen peroxide|antiseptic|iodine|neosporin cream|first aid|first aid supplies|pill organizer|pill box
    blood pressure monitor|blood pressure cuff|glucose meter|glucose strips|pulse oximeter|humidifier for the cough|walker for grandma|walking cane
    orthotics|insoles|arch support|compression sleeve|wrist splint|splint|hearing test|hearing aid batteries|contact lens solution|contacts refill
    eye glasses|eyeglass repair|glasses repair|bifocals|lens replacement|lasik surgery|cataract surgery|eye surgery|eye clinic|vision exam|vision test
    vision center|dental work|dental checkup|dental check up|dental exam|dental filling|dental implant|dental implants|dental crown|cavity|cavities
    cavity filling|tooth filling|fillings|toothache medicine|orajel|night guard|mouth guard|whitening strips|wisdom tooth|oral surgeon|dental surgery
    dental clinic|denture|dental hygienist|gym fees|gym dues|gym for the month|gym guest pass|gym locker|gym session|gym class|gym trainer|ymca
    ymca membership|la fitness|equinox|24 hour fitness|lifetime fitness|gold's gym|snap fitness|f45|soulcycle|hot yoga|bikram yoga|yoga studio
    yoga pass|yoga session|yoga at the barn|yoga barn|meditation class|sound healing|breathwork|reiki|cupping|reflexology|deep tissue massage
    couples massage|hot stone massage|prenatal massage|massage in ubud|massage at the spa|massage on the beach|spa treatment|spa package|spa visit
    spa massage|hour massage|full body massage|flower bath|ice bath|cryotherapy|infrared sauna|steam room|float tank|boxing gym|muay thai class
    jiu jitsu|bjj|mma class|aerobics|aqua aerobics|step class|hiit class|bootcamp class|fitness trainer|fitness coach|running coach
    protein bars box supplement|bcaa|pre workout powder|mass gainer|electrolyte powder|liquid iv|collagen powder|elderberry|echinacea|turmeric pills
    magnesium|iron pills|iron supplements|vitamin gummies|gummy vitamins|herbal medicine|cbd oil|cbd gummies|cbd|medical card|dispensary
    pilates classes|yogas|hsa|fsa|period pain pills|walking boot|counselor|marriage counselor|nicotine patches|nicotine patch|nicotine gum
    ear infection|sinus infection|uti medicine|strep throat|pink eye drops|antifungal|steroid cream|eczema cream|eczema|asthma medicine|asthma inhaler
    migraine medicine|anxiety medication|depression medication|blood thinner|cholesterol medicine|heartburn medicine|stomach medicine
    diarrhea medicine|nausea medicine|sleep aid|sleep medicine|cold sore cream|eye ointment|rash cream|itch cream|sunburn gel|mosquito bite cream
    bite cream|bandage wrap`,
  full: 'dental floss kit medical|doctor on call',
}
