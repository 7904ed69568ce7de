/** The English words of `other.ts`. */
import type { WordLists } from './words.ts'

export const OTHER_ENGLISH: WordLists = {
  faint: 'repair|repairs|misc|miscellaneous|helper',
  hint: 'church|mosque',
  loose: 'tip jar|locker|keys|key|stylist|wax|helping|cash|trim|shave|highlights|fade',
  thing: `
    haircuts|hair salon|salon visit|barber shop|hairdresser|hair stylist|hair color|hair dye appointment|blowout|perm|hair braiding|braids|beard trim
    shave at the barber|mani pedi|nails|nails done|nail salon|gel nails|acrylics|eyebrow|eyebrows|eyebrow threading|brow wax|wax appointment
    eyelash extensions|lash extensions|lashes|tanning|tanning salon|tattoo removal|piercing|ear piercing|laundromat|laundry service|wash and fold
    dry cleaner|dry cleaners|ironing|ironing service|cleaner|cleaners|house cleaner|house cleaning|cleaning lady|cleaning service|housekeeper
    housekeeping|maid|maid service|babysitting|sitter|au pair|gardener|gardening service|landscaper|landscaping|lawn care|lawn service|lawn mowing
    mow the lawn|mowing the lawn|yard work|snow removal|snow plowing|tree trimming|pool guy|pool cleaning|pool service|handyman|plumber|plumbing
    electrician|carpenter|roofer|roof repair|house painter|locksmith|exterminator|pest control|termite treatment|movers|moving company|moving boxes
    moving truck|ac repair|ac service|ac cleaning|air con service|air conditioning repair|hvac|hvac repair|furnace repair|appliance repair
    washing machine repair|fridge repair|dishwasher repair|water heater repair|garage door repair|window repair|window cleaning|gutter cleaning
    carpet cleaning|septic|home repair|home repairs|house repairs|home improvement|renovation|renovations|remodel|contractor for the kitchen
    watch repair|shoe repair|shoe shine|jewelry repair|watch battery|tailor|tailoring|alterations|seamstress|hemming|mending|key copy|key copies
    spare key|spare keys|duplicate key|copy of the key|copied a key|photo prints|passport size photos|public toilet|public restroom|restroom
    pay toilet|luggage locker|lost wallet|lost cash|atm fee|atm fees|atm withdrawal|bank fee|bank fees|bank charge|bank charges|overdraft
    overdraft fee|wire fee|wire transfer fee|transfer fee|foreign transaction fee|maintenance fee at the bank|account fee|money order|western union
    wise transfer|remittance|sent money|send money|money for mom|money for my mom|money for my parents|money to mom|money to my mom
    money to my parents|money to my brother|money to my sister|money to my son|money to my daughter|money to my family|money to my wife
    money to my friend|money for my son|money for my daughter|gave my mom|gave my son|gave my daughter|gave my brother|gave my sister|gave mom
    gave dad|zelle to|venmo to|cash app|cashapp|allowance|kids allowance|pocket money|lent|loaned|loan to my friend|lend|lent money|paid back|pay back
    paying back|repaid|repay|owed|i owed|iou|debt to|debt to a friend|debt|tooth fairy|wedding venue|wedding photographer|wedding planner
    wedding dress deposit|funeral|cemetery|birth certificate|marriage license|notary for personal|fortune teller|tarot reading|e wallet top up
    ewallet top up|gopay top up|ovo top up|dana top up|top up my wallet|loan to|loan to my cousin|loan for my brother|loaned money|borrowed money to
    covered for|my share to|share with roommates|splitwise|split with friends|birthday money|birthday money for|graduation money|christmas money
    cash for my niece|cash for my nephew|cash for grandma|money for grandma|money for my kid|money for my kids|money to grandma|money to my cousin
    money to a friend|money to my roommate|money home|sending money home|send money home|sent home|sent to my mom|sent to my parents|sent to my wife
    sent my mom|sent my parents|sent my brother|sent my sister|transfer to my mom|transfer to my brother|transfer to my sister|transfer to my wife
    transfer to my husband|transfer to my parents|transfer to family|transfer to a friend|transferred to my mom|paypal to|wire to|wire to my family
    hair|hair appointment|hair wash|hair trim|hairstylist|hair salon tip|haircut tip|bang trim|kids haircut|haircut for my son|hot towel shave
    straight razor shave|beard|braiding|loc retwist|retwist|extensions|balayage|root touch up|keratin|keratin treatment|bikini wax|brazilian wax
    leg wax|laser hair removal|electrolysis|microblading|brows|brow tint|lash fill|lash|microneedling|spray tan|body piercing|nose piercing
    makeup for the wedding|hair and makeup|gel manicure|pedi|mani|dip nails|nail fill|pedicure tip|ironing clothes|wash and iron|washing clothes
    wash the clothes|laundry per kilo|clothes wash|coin laundry|laundry coins|laundry quarters|laundry pickup|dry cleaned|suit cleaning
    pressing a suit|rug cleaning|sofa cleaning|upholstery cleaning|pool cleaner|pool chemicals service|house cleaner tip|villa staff tip|villa cleaner
    villa staff|housekeeper tip|house sitter|house sitting|nanny pay|nanny salary|nanny share|babysitting tip|mothers helper|caretaker
    caregiver for grandma|in home care|elder care|nursing home|assisted living|senior care|home health aide|yard guy|yard cleanup|tree removal
    tree service|stump removal|leaf removal|leaf cleanup|gutter|roofing|roofer deposit|painter|painters|drywall guy|flooring guy|tile guy|bricklayer
    contractor deposit|fence repair|deck repair|door repair|lock repair|lock change|rekey|rekeying|chimney sweep|duct cleaning|pressure washing
    power washing|junk removal|dump fee|dump run|haul away|dumpster rental|storage move|moving help|movers tip|pods moving|u-box|piano tuning
    piano tuner|guitar repair|instrument repair|bike tune|bag repair|zipper repair|jewelry cleaning|ring resizing|ring resize|watch cleaning
    knife sharpening|shoe cobbler|cobbler|sneaker cleaning|pants hemmed|hemmed|dress alterations|suit alterations|suit tailoring|tailor made
    custom suit tailor|embroidery|upholstery|reupholster|frame a picture|picture framing|film developing|photo developing|passport copy|photo id
    id card|id renewal|birth certificate copy|death certificate|apostille|fingerprinting|fingerprints|background check|name change|green card fee
    immigration lawyer|citizenship fee|divorce lawyer|lawyer for the divorce|will and testament|bail bond|jail commissary|parole fee|po box
    po box rental|safe deposit box|safety deposit box|check cashing|cashiers check|money order fee|nsf fee|late withdrawal|exchange commission
    investment|savings deposit|put into savings|savings transfer|savings account|ira contribution|401k|piggy bank|dorm fridge repair|lost bet
    lost a bet to|public bathroom|bathroom fee|beach toilet|shower at the beach|locker rental|locker at the beach|coat check|valet tip coat
    tip for the cleaner|tip for the maid|tip for the movers|tip for the barber|tip for the bellboy|bellhop tip|doorman tip|mail carrier tip
    tip for the delivery guy|coin star|parade donation|cemetery flowers|headstone|burial|cremation|memorial fund|quinceanera|bar mitzvah|baptism
    wedding|wedding cake deposit|wedding dj|wedding florist|wedding invitations|wedding hall|engagement party|bridal shower|bachelor gift
    ceremony offerings|canang|canang sari|banten|temple offering|temple donation|donation at the temple|blessing ceremony|palm reader|psychic
    astrologer|astrology reading|stocks and bonds|robinhood|vanguard|money for my sister|money for my brother|money for my cousin|money for my niece
    money for my nephew|cash to my son|cash to my|cash for my|gave my|gave my kid|money for a friend|tipped|tipped the bellboy|bellboy|roth ira|ira
    brokerage|mutual fund|mutual funds|savings|emergency fund|hair dye at the salon|hair dyed|color my hair|dye my hair|hair colored
    tip for the mailman|mailman`,
  deciding: `
    donation|donations|donate|donated|donating|charity|goodwill donation|salvation army|red cross|gofundme|go fund me|fundraiser
    girl scout cookies fundraiser|tithe|tithes|tithing|offering|church offering|offering plate|food bank|homeless|homeless guy|homeless man
    homeless shelter|panhandler|beggar|street musician|busker|orphanage|relief fund|sponsor a child|gift|gifts|birthday gift|christmas gift
    christmas gifts|wedding gift|baby shower gift|graduation gift|housewarming gift|teacher gift|hostess gift|gift card|gift cards|presents
    birthday present|christmas presents|christmas present|wedding present|gift for|gift basket|baby shower|secret santa|white elephant gift
    sympathy card|sympathy flowers|funeral flowers|valentines gift|mothers day gift|fathers day gift|red envelope|dog|dogs|kitten|kittens|puppy
    puppies|pet|pets|guinea pig|parrot|goldfish|fish tank|pet food|bird food|bird seed|fish food|cat litter|kitty litter|litter box|dog treats
    cat treats|dog toy|dog toys|cat toy|dog bed|dog leash|leash|dog collar|flea medicine|flea treatment|heartworm medicine|dog walker|dog walking
    dog sitter|dog sitting|pet sitter|pet sitting|dog groomer|dog grooming|groomer|pet grooming|dog boarding|pet boarding|kennel|vet bill|vet visit
    veterinarian|pet store|petsmart|petco|chewy|pet insurance|dog park pass|horse feed|chicken feed|aquarium filter|aquarium plants|for the cat
    for my cat|for our cat|for the cats|my cat|cat toys|cat tree|cat vaccine|donation box|food drive|toy drive|blood drive donation|school fundraiser
    fundraiser cookies|girl scout cookies|bake sale fundraiser|relay for life|walkathon|pledge|charity run|charity auction|charity dinner|nonprofit
    npr donation|wikipedia donation|wikipedia|st jude|aspca|humane society|animal shelter|habitat for humanity|church donation|mosque donation
    synagogue|sadaqah|alms|collection plate|church collection|missionary|mission trip donation|tip for the street musician|beggars
    homeless shelter donation|homeless person|gave a homeless man|birthday present for|present for|presents for|gift for my|gift for the|gifts for the
    gifts for my|christmas shopping for family gifts|stocking stuffers|anniversary present|anniversary gift|thank you gift|farewell gift
    going away gift|retirement gift|baby gift|kids birthday gift|birthday party gift|party gift|sweet sixteen gift|bar mitzvah gift|communion gift
    baptism gift|wedding registry|registry gift|wedding card money|flowers for the funeral|flowers for a funeral|funeral wreath|turtle food
    rabbit food|hay for the rabbit|rabbit|bunny|pet turtle|gerbil|ferret|lizard|gecko|crickets for the lizard|snake food|aquarium fish|betta fish
    koi fish|koi food|puppy pads|pee pads|poop bags|dog poop bags|pet carrier|cat carrier|cat tower|scratching post|cat collar|pet vaccine|dog vaccine
    dog vaccines|puppy shots|rabies shot for the dog|dog shots|spay|dog license|adoption fee|pet adoption|dog adoption|dog training|puppy training
    puppy class|dog obedience|doggy daycare|dog daycare|dog hotel|cat sitter|pet medicine|dog medicine|cat medicine|dog shampoo|horse boarding|farrier
    hay for the horse|a present`,
}
