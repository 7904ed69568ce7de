/** The English words of `entertainment.ts`. */
import type { WordLists } from './words.ts'

export const ENTERTAINMENT_ENGLISH: WordLists = {
  faint: 'ticket|tickets|entry|entrance|admission',
  hint: 'beach|park|stadium|event|arena|night out|date night|booth|watched|watching|played|playing',
  loose: `
    show|shows|club|band|album|book|books|lessons|lesson|class|fair|party|pool|entry fee|entrance fee|entrance ticket|admission fee|admission tickets
    dance|dance class|swim|pass for the park|magazine|court|rink|tournament|league|raffle|game|games|membership at the zoo|climb|hobby|craft|play
    match`,
  thing: `
    movie|movies|movie ticket|movie tickets|cinema|cinema ticket|film|theater|theatre|theater tickets|drive in movie|movie rental|rented a movie
    movie night|concert|concert ticket|concert tickets|gig|live music|music festival|festival tickets|coachella|opera|ballet|symphony|musical|broadway
    broadway show|comedy show|comedy club|standup show|magic show|circus|ice show|cirque du soleil|karaoke night|nightclub|night club
    cover charge at the club|dj|video game|video games|videogame|computer game|board game|board games|card game|game night|gaming|in game purchase
    in app purchase|v bucks|vbucks|loot box|game controller|gaming console|game console|console|steam game|arcade|arcade tokens|pinball|bowling night
    bowling alley|laser tag|mini golf|minigolf|putt putt|round of golf|green fees|driving range|topgolf|batting cages|go karts|go karting|escape room
    axe throwing|trampoline park|skate park|roller skating|ski lift|ski pass|lift ticket|lift tickets|ski rental|skiing|ski lesson|snowboarding
    snowboard rental|swimming|swimming pool|swim lessons|swim lesson|swimming lessons|swimming lesson|pool entry|pool day pass|surf lesson
    surf lessons|surfing lesson|surfboard rental|surf board rental|board rental|diving lesson|kayak|kayaking|kayak rental|canoe rental|paddle board
    paddleboard|white water rafting|zip line|ziplining|bungee jump|bungee|horseback riding|horse riding|horse ride|atv ride|rock climbing|climbing gym
    archery|shooting range|fishing license|fishing trip|fishing bait|bait|bait and tackle|tennis|tennis court|tennis lesson|tennis lessons|golf lesson
    golf lessons|dance lesson|dance lessons|dance classes|cooking class|cooking classes|pottery class|art class|painting class|paint and sip
    silver class|batik class|batik workshop|pottery workshop|badminton court|court booking|court rental|basketball game|football game|baseball game
    hockey game|soccer game|soccer league|little league|league fees|softball league|pickleball|pickleball court|football tickets|baseball tickets
    basketball tickets|nfl|nba|mlb|nfl tickets|nba tickets|mlb tickets|game tickets|super bowl|soccer match|football match|world cup|wrestling|ufc
    pay per view|ppv|race tickets|marathon|marathon entry|race registration|fun run|5k entry|toy|toys|stuffed animal|teddy bear|doll|barbie|legos
    puzzles|jigsaw puzzle|nerf gun|play doh|bubbles|balloons|balloon|water balloons|kite|yo yo|trading cards|pokemon cards|baseball cards|magic cards
    comic book|comic books|comics|novels|paperback|hardcover|bookstore|book store|bookshop|barnes and noble|audiobook|magazines|coloring book|cookbook
    book fair|book club|museum tickets|museum ticket|museum entry|art museum|art gallery|gallery|exhibition|exhibit|science center|planetarium
    aquarium tickets|zoo|zoo tickets|amusement park|theme park|water park|disney world|disneyland tickets|universal studios|six flags|legoland
    busch gardens|cedar point|knotts berry farm|haunted house|corn maze|pumpkin patch|hayride|fair tickets|state fair|county fair|carnival
    carnival rides|ferris wheel|roller coaster|bounce house|face painting|petting zoo|botanical garden|national park|national park pass|state park
    park entrance|park entry|park admission|temple entrance|temple entry|temple ticket|temple tickets|temple donation sarong rental|waterfall entrance
    waterfall entry|waterfall ticket|rice terrace entrance|monkey forest|bird park|safari park|kecak dance|barong dance|fire dance|beach club
    beach club entry|day club|pool party|sunbed|sunbeds|beach bed|sun lounger|guitar|guitar strings|drums|drum sticks|violin|trumpet rental
    instrument rental|record player|vinyl|vinyl record|vinyl records|cd|dvd|blu ray|fireworks|sparklers|lottery|lottery ticket|lottery tickets|lotto
    scratch off|scratch offs|scratchers|powerball|mega millions|casino|slots|poker|poker night|blackjack|gambling|sports bet|bingo|trivia night
    bar trivia|bachelor party|bachelorette party|birthday party venue|party rental|dnd dice|dungeons and dragons|warhammer|model train|knitting class
    hobby supplies|boat ride|boat rental|hot air balloon|helicopter ride|segway tour|swing ride|bali swing|trick eye museum|wax museum
    observation deck|aquarium|paint night|paint nite|paint by numbers|sip and paint|scuba|scuba dive|snorkel|fair rides|carnival ride
    rides at the fair|rides at the carnival|nightclub cover|club cover|cover charge|bar cover|swing photo|jungle swing|photo spot|photo shoot
    photoshoot|photographer|family photos|family photo session|portrait session|skydiving|sky diving|paragliding|hang gliding|indoor skydiving
    wind tunnel|wakeboarding|water skiing|tubing|river tubing|cave tubing|canyoning|fishing|fishing gear|fishing tackle|fishing lures|lures
    fly fishing|hunting license|ammo for the range|gun range|bow hunting|hiking|hiking permit|campfire show|drive in|film festival|popcorn movie
    movie theater|movie theatre|movie snacks and tickets|matinee|matinee tickets|double feature|sports game|sports tickets|season tickets|season pass
    season pass to six flags|annual zoo pass|zoo membership|museum membership|museum pass|playoff tickets|ballgame|ball game|ballpark|hockey tickets
    college football game|tailgate|tailgating|horse race|horse races|race track|derby|rodeo|monster truck show|monster trucks|car show|air show
    boat show|flower show|dog show|expo|fan expo|convention ticket|anime convention|renaissance fair|ren faire|block party|house party|costume party
    christmas party|new years party|new years eve party|birthday party|party favors|pinata|party games|kids party|indoor playground|play place
    bounce park|ball pit|kids activity|museum for kids|childrens museum|discovery museum|story time|puppet show|magician|clown|face painter|pony ride
    pony rides|train ride at the park|carousel|merry go round|bumper cars|water slide|waterslide|splash pad|lazy river|wave pool|public pool|pool pass
    swim pass|swim club|swim team|gymnastics|ballet class|ballet lessons|karate class|martial arts|judo|soccer practice|soccer camp|soccer fees
    soccer registration|basketball league|basketball court|volleyball|volleyball net|softball|kickball league|bowling league|darts|pool table
    billiards|snooker|foosball|table tennis|squash court|racquetball|badminton rental|frisbee|disc golf|croquet|cornhole|chess|chess set|scrabble
    monopoly|jenga|catan|dominoes|sudoku book|crossword book|rubiks cube|lego star wars|star wars figures|funko pop|funko|collectibles|collectible
    stamps collection|coins collection|action figures|toy car|toy cars|toy truck|toy store|toys r us|dollhouse|stuffed animals|stuffie|squishmallow
    squishmallows|plush|plushie|plush toy|teddy|doll clothes|barbie doll|nerf|water gun|water guns|sidewalk chalk|finger paints|play dough|slime kit
    science kit|craft kit|beads|origami paper|crochet kit|crochet hook|knitting needles|embroidery kit|watercolors|paint set|acrylic paints|oil paints
    easel|canvas and paint|pottery|ceramics class|sewing class|photography class|improv class|acting class|singing lesson|drum lessons|ukulele lesson
    salsa class|salsa dancing|zouk class|bachata class|pole dance class|dance studio|dance recital|recital|school play|school play tickets
    band concert|orchestra|jazz club|jazz night|open mic|karaoke room|karaoke bar|ktv|disco|rave|rave ticket|edm festival|guest list|vip table
    bottle service|strip club|hookah|hookah lounge|shisha|cigar lounge|pub crawl|wine tasting|brewery tour|beer tasting|cooking workshop
    chocolate factory tour ticket|aquarium visit|planetarium show|botanic garden|botanical gardens|butterfly garden|bird park ticket|elephant park
    safari ticket|turtle conservation|rice terrace|tegalalang|tegallalang|uluwatu temple|tanah lot|besakih|tirta empul|water temple|temple visit
    temple fee|sacred monkey forest|sunset dance|legong dance|balinese dance|dance performance|cultural show|wayang show|gwk ticket|swing ticket
    bali zoo|bali safari|bali bird park|finns|finns beach club|potato head|atlas beach club|la brisa|sundays beach club|single fin|day bed|daybed
    beach chairs rental|umbrella rental at the beach|surf|surf board|surf rental|surf camp lesson|boogie board|bodyboard|body board rental
    wetsuit rental|snorkel rental|snorkel gear rental|mask and fins rental|dive|dive course|padi|padi course|open water course|freediving
    freediving course|rented a surfboard|rented surfboards|rented a kayak|rented skis|rented a boat|rented jet skis|rented roller skates
    rented snorkel gear|operas|yoyos|arenas`,
  full: 'dog movie|hotel movie|tickets to the museum|tickets to the zoo',
}
